import type { RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import type { DossierFil } from './DOSSIERS_FIL.ts';

/**
 * Whether the threads of a kind of file can be a role's: an expert's are those of the demandes given to them, a delegataire's those
 * of what is delegated (rules/rights#thread).
 */
export function hasFil(role: RoleType, dossier: DossierFil): boolean {
  const isDemande = dossier === 'demande-administrative' || dossier === 'demande-habilitation';
  switch (scopeOf(role, 'discuss')) {
    case 'none':
      return false;
    case 'assigned':
      return isDemande;
    case 'delegation':
      return !isDemande;
    default:
      return true;
  }
}
