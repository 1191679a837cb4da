import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { type ActionInput, NO_INPUT } from '../../../document/ActionInput.ts';

/** What an action of the examination sends. */
export type ExamenInput = ActionInput & {
  readonly points: readonly PointDemande[];
  readonly dateCnh: string | null;
};

/** The input of an action that asks for nothing. */
export const NO_EXAMEN: ExamenInput = {
  ...NO_INPUT,
  points: [],
  dateCnh: null,
};
