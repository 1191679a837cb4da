import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { foldText } from '../../../platform/lists/foldText.ts';

/** The columns by which a demande is listed, sorted and searched, kept beside what was typed. */
export function searchColumns(saisie: DemandeAdministrativeSaisie, numero: string | null) {
  const { ville } = saisie.adresse.codePostalVille;
  const words = [saisie.raisonSociale, numero, saisie.siret, ville].filter((text) => text !== null);
  return {
    raison_sociale: saisie.raisonSociale,
    nom_tri: foldText(saisie.raisonSociale ?? ''),
    siret: saisie.siret,
    ville,
    recherche: foldText(words.join(' ')),
  };
}
