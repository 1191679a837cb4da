import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Whether a role reads an opinion on a request of its scope: the givers their own, the fund's manager those of the examination that he validates (domain, C.4). */
export function readsAvis(
  { role, personneId }: { readonly role: RoleType; readonly personneId: number },
  avis: { readonly tache: string; readonly personneId: number },
): boolean {
  if (!can(role, 'read-avis')) return false;
  if (role === 'I' || role === 'E') return avis.personneId === personneId;
  return role !== 'RC' || avis.tache === 'instruction';
}
