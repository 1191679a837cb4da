import type { ComponentProps } from 'react';
import type { StoredDemande, WriteBase } from '../../document/DemandeKind.ts';
import type { DocumentActions } from '../../document/DocumentActions.tsx';
import { nextToFill } from '../../document/leftToFill.ts';
import type { OpenDemande } from '../../document/useDocument.ts';
import type { Faults } from '../../document/useFaults.ts';
import { goToField } from '../../forms/fieldId.ts';
import type { FormKind } from './FormKind.ts';
import type { Visit } from './Visit.ts';

type Bar = ComponentProps<typeof DocumentActions>;

/** The form of a page, and what may be done in it now. */
type Filled<T extends string, D extends StoredDemande> = Pick<Bar, 'busyKey' | 'labelOf' | 'lossOf'> & {
  readonly kind: FormKind<T>;
  readonly faults: Faults<T>;
  readonly visit: Pick<Visit<D>, 'habilisId' | 'tab' | 'onTab'>;
  /** Whether its fields may be typed in. */
  readonly isTyped: boolean;
  /** Whether its demandeur fills it in, and so is led to what is left. */
  readonly isFilling: boolean;
  readonly choose: (action: Parameters<Bar['onChoose']>[0]) => Promise<unknown>;
};

/** The bar of a form: it saves at once, and leads to what is left before it submits. */
export function fillBar<D extends StoredDemande, S extends object, B extends WriteBase, T extends string>(
  { document, state: { demande, status, conflict } }: OpenDemande<D, S, B>,
  { kind, faults, visit: { habilisId, tab, onTab }, isTyped, isFilling, choose, ...words }: Filled<T, D>,
): Bar {
  const next = isFilling ? nextToFill(faults, kind.tabs, tab) : null;
  const openTabOf = (path: string) => onTab(kind.tabOf(path));
  return {
    ...words,
    demande,
    status,
    conflict,
    habilisId,
    onChoose: (action) => void choose(action),
    onContinue: next === null ? undefined : () => goToField(next, openTabOf, kind.questions),
    isAwaited: isFilling && faults.isAwaited,
    onSave: isTyped ? () => void document.store().catch(() => undefined) : undefined,
  };
}
