import type { PointDemande } from '@habilis/api/examen/PointDemande';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import { type ActionInput, NO_INPUT } from '../../../document/ActionInput.ts';

/** What an action of the examination sends. */
export type ExamenInput = ActionInput & {
  readonly points: readonly PointDemande[];
  readonly dateCnh: string | null;
  readonly decision: Decision | null;
  readonly motif: string | null;
  readonly dateDebut: string | null;
};

/** The input of an action that asks for nothing. */
export const NO_EXAMEN: ExamenInput = {
  ...NO_INPUT,
  points: [],
  dateCnh: null,
  decision: null,
  motif: null,
  dateDebut: null,
};
