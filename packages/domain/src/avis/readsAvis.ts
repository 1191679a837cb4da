import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Which avis on a demande of its scope a role reads: all, those of the examination that it validates, its own, or none (rules/demandes#avis). */
export function avisLus(role: RoleType): 'tous' | 'instruction' | 'siens' | 'aucun' {
  if (!can(role, 'read-avis')) return 'aucun';
  if (role === 'I' || role === 'E') return 'siens';
  return role === 'RC' ? 'instruction' : 'tous';
}

/** Whether a role reads an avis on a demande of its scope: the givers their own, the caisse's manager those of the examination that he validates (rules/demandes#avis). */
export function readsAvis(
  { role, personneId }: { readonly role: RoleType; readonly personneId: number },
  avis: { readonly tache: string; readonly personneId: number },
): boolean {
  const lus = avisLus(role);
  if (lus === 'siens') return avis.personneId === personneId;
  return lus === 'tous' || (lus === 'instruction' && avis.tache === 'instruction');
}
