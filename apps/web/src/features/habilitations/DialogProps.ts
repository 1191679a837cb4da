import type { Habilitation } from '@habilis/api/habilitation/Habilitation';

/** What each dialog about a habilitation takes. */
export type DialogProps = {
  readonly one: Habilitation;
  /** Reads the habilitation again, whether the change succeeded or not. */
  readonly onSent: () => Promise<unknown>;
  readonly onClose: () => void;
};
