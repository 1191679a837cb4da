import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { readsValidatedCopy } from '@habilis/domain/demande-administrative/readsValidatedCopy';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { DemandeRow } from './findDemande.ts';

/** Which copy a role reads, with its documents (rules/dossier#steps). */
export function copyFor(
  row: DemandeRow,
  role: RoleType,
): { readonly saisie: DemandeAdministrativeSaisie; readonly copie: 'travail' | 'validee' } {
  return readsValidatedCopy(role, row.tache) && row.donnees_validees !== null
    ? { saisie: row.donnees_validees, copie: 'validee' }
    : { saisie: row.donnees, copie: 'travail' };
}
