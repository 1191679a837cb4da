import type { Habilitation } from '@habilis/api/habilitation/Habilitation';

/** What changes a habilitation takes. */
export type ChangeProps = {
  readonly one: Habilitation;
  /** Reads the habilitation again, whether the change succeeded or not. */
  readonly onSent: () => Promise<unknown>;
};

/** What each dialog about a habilitation takes. */
export type DialogProps = ChangeProps & { readonly onClose: () => void };
