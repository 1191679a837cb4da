import { withoutSpaces } from '../identifiant/withoutSpaces.ts';
import { nullWhenEmpty } from '../null-when-empty/nullWhenEmpty.ts';
import { normalizeTelephone } from '../telephone/normalizeTelephone.ts';
import { applyTypeEntite } from './applyTypeEntite.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

const number = (text: string | null): string | null =>
  nullWhenEmpty(text === null ? null : withoutSpaces(text).toUpperCase());

/** What is stored of what was typed: numbers without spaces, empty ones null, type E applied (specification, section 5). */
export function normalizeSaisie<S extends DemandeAdministrativeSaisie>(saisie: S): S {
  return applyTypeEntite({
    ...saisie,
    siret: number(saisie.siret),
    numeroDeclarationActivite: saisie.ndaEnCours ? null : number(saisie.numeroDeclarationActivite),
    contact: { ...saisie.contact, telephone: normalizeTelephone(saisie.contact.telephone) },
    diffusionTelephone: normalizeTelephone(saisie.diffusionTelephone),
  });
}
