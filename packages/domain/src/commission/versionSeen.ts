import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';

/** The version of a request that a reader knows: what the commission prepares, keeps or cancels moves it for the commission alone (CN11). */
export const versionSeen = (
  demande: {
    readonly tache: string;
    readonly version: number;
    /** The version with which the task began. */
    readonly versionTache: number;
  },
  role: RoleType,
): number => {
  const isOfCommission = demande.tache === 'planification_decision' || demande.tache === 'decision';
  return isOfCommission && !can(role, 'decide') ? demande.versionTache : demande.version;
};
