import { normalizeAdresse } from '../adresse/normalizeAdresse.ts';
import { cleanEmail } from '../clean-text/cleanEmail.ts';
import { cleanName } from '../clean-text/cleanName.ts';
import { cleanGroups } from '../clean-text/cleanNumber.ts';
import { cleanText } from '../clean-text/cleanText.ts';
import { nullWhenEmpty } from '../null-when-empty/nullWhenEmpty.ts';
import { normalizeTelephone } from '../telephone/normalizeTelephone.ts';
import { applyTypeEntite } from './applyTypeEntite.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

const kept = (typed: string | null, clean: (text: string) => string): string | null =>
  nullWhenEmpty(clean(typed ?? ''));

/** What is stored of what was typed: numbers without spaces, names and addresses cleaned, empty ones null, type E applied (DA9). */
export function normalizeSaisie<S extends DemandeAdministrativeSaisie>(saisie: S): S {
  const { responsableLegal, contact } = saisie;
  return applyTypeEntite({
    ...saisie,
    raisonSociale: kept(saisie.raisonSociale, cleanName),
    siret: kept(saisie.siret, cleanGroups),
    numeroDeclarationActivite: saisie.ndaEnCours ? null : kept(saisie.numeroDeclarationActivite, cleanGroups),
    adresse: normalizeAdresse(saisie.adresse),
    responsableLegal: {
      nom: kept(responsableLegal.nom, cleanName),
      prenom: kept(responsableLegal.prenom, cleanName),
      fonction: kept(responsableLegal.fonction, cleanName),
    },
    contact: {
      nom: kept(contact.nom, cleanName),
      prenom: kept(contact.prenom, cleanName),
      email: kept(contact.email, cleanEmail),
      telephone: normalizeTelephone(contact.telephone),
    },
    diffusionEmail: kept(saisie.diffusionEmail, cleanEmail),
    diffusionSiteWeb: kept(saisie.diffusionSiteWeb, cleanText),
    diffusionTelephone: normalizeTelephone(saisie.diffusionTelephone),
  });
}
