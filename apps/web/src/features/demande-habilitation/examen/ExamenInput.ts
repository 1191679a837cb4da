import type { PointDemande } from '@habilis/api/examen/PointDemande';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { ActionInput } from '../../../document/ActionDialog.tsx';

/** What an action of the examination sends besides its comment and its person. */
export type ExamenDetails = {
  readonly points: readonly PointDemande[];
  readonly dateCnh: string | null;
  readonly decision: Decision | null;
  readonly motif: string | null;
  readonly dateDebut: string | null;
};
export type ExamenInput = ActionInput & ExamenDetails;

export const NO_DETAILS: ExamenDetails = { points: [], dateCnh: null, decision: null, motif: null, dateDebut: null };
