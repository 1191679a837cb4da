import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';

/** The version of a demande that a reader sees: only the commission sees the changes of its own preparation (CN11). */
export const versionSeen = (
  demande: {
    readonly tache: string;
    readonly version: number;
    /** The version when the task began. */
    readonly versionTache: number;
  },
  role: RoleType,
): number => {
  const isOfCommission = demande.tache === 'planification_decision' || demande.tache === 'decision';
  return isOfCommission && !can(role, 'decide') ? demande.versionTache : demande.version;
};
