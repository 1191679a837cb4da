import type { ReactNode } from 'react';
import type { StoredDemande, WriteBase } from './DemandeKind.ts';
import type { OpenDemande } from './useDocument.ts';
import type { Faults } from './useFaults.ts';

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

/** The same at each drawing: a `steady` tab is not drawn again for it. */
const noMark = (): undefined => undefined;

/** What each tab of a form is given: where nothing may be typed, nothing is asked for either. */
export const tabPropsOf = <D extends StoredDemande, S extends object, B extends WriteBase>(
  { document, state: { saisie } }: OpenDemande<D, S, B>,
  { faultOf, requiredOf }: Pick<Faults<string>, 'faultOf' | 'requiredOf'>,
  { isReadOnly, markOf = noMark }: Pick<TabProps<S>, 'isReadOnly'> & Partial<Pick<TabProps<S>, 'markOf'>>,
): TabProps<S> => ({
  saisie,
  set: (changes) => {
    if (!isReadOnly) document.type(changes);
  },
  faultOf,
  requiredOf: isReadOnly ? undefined : requiredOf,
  markOf,
  isReadOnly,
});
