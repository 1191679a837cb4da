import type { ReactNode } from 'react';

/** What each tab of a form needs. */
export type TabProps<S> = {
  readonly saisie: S;
  readonly set: (changes: Partial<S>) => void;
  /** The fault of a field, in words. */
  readonly faultOf: (path: string) => string | undefined;
  /** « obligatoire », of a field that the form may not be submitted without. */
  readonly requiredOf?: ((path: string) => string | undefined) | undefined;
  /** Shown at the end of a field's label, such as the mark of the instructeur's correction. */
  readonly markOf: (path: string) => ReactNode;
  readonly isReadOnly: boolean;
};
