import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { StoredDemande, WriteBase } from '../../document/DemandeKind.ts';
import { FaultSummary } from '../../document/FaultSummary.tsx';
import { Remaining } from '../../document/Remaining.tsx';
import type { OpenDemande } from '../../document/useDocument.ts';
import type { Faults } from '../../document/useFaults.ts';
import type { SavePoint } from '../complement/AncreWords.ts';
import { ComplementPanel } from '../complement/ComplementPanel.tsx';
import type { useAwaited } from '../complement/useAwaited.ts';
import type { FormKind } from './FormKind.ts';
import type { Visit } from './Visit.ts';

type Parts = {
  /** Its head, its progress, what to know first. */
  readonly above: ReactNode;
  readonly tabs: ReactNode;
  readonly history: ReactNode;
};

type Props<D extends StoredDemande, S extends object, B extends WriteBase, T extends string> = {
  readonly kind: FormKind<T>;
  readonly open: OpenDemande<D, S, B>;
  readonly faults: Faults<T>;
  readonly visit: Pick<Visit<D>, 'onTab'>;
  /** Whether its demandeur fills it in, and so is told what is left. */
  readonly isFilling: boolean;
  /** The complement that waits for its answers; null when none does. */
  readonly awaited: (Pick<ReturnType<typeof useAwaited>, 'complement' | 'onAnswer'> & { onSave: SavePoint }) | null;
  readonly parts: Parts;
};

/** Which points of a complement are answered, as each says so of itself. */
function useRepondus() {
  const [repondus, setRepondus] = useState<ReadonlySet<number>>(new Set());
  const onRepondu = useCallback(
    (id: number, isRepondu: boolean) =>
      setRepondus((before) => {
        if (before.has(id) === isRepondu) return before;
        const others = [...before].filter((one) => one !== id);
        return new Set(isRepondu ? [...others, id] : others);
      }),
    [],
  );
  return { repondus, onRepondu };
}

/** What is left to fill; a key does not draw it again, unless it changes it. */
function useRemaining<T extends string>(
  kind: FormKind<T>,
  { left }: Faults<T>,
  onTab: (tab: string) => void,
  hasPoints: boolean,
): ReactNode {
  const t = useText();
  return useMemo(
    () => (
      <Remaining
        faults={{ left, tabOf: kind.tabOf }}
        tabs={kind.tabs}
        nameOf={(one) => kind.nameOf(t, one)}
        fieldOf={(path) => kind.fieldOf(t, path)}
        {...(kind.questions === undefined ? {} : { questions: kind.questions })}
        hasPoints={hasPoints}
        onOpen={(path) => onTab(kind.tabOf(path))}
      />
    ),
    [left, kind, hasPoints, t, onTab],
  );
}

/** A demande as its form: the points to answer, its tabs and what is left beside them. */
export function FillPage<D extends StoredDemande, S extends object, B extends WriteBase, T extends string>({
  kind,
  open,
  faults,
  visit: { onTab },
  isFilling,
  awaited,
  parts,
}: Props<D, S, B, T>): ReactNode {
  const t = useText();
  const complement = awaited?.complement ?? null;
  const { repondus, onRepondu } = useRepondus();
  const hasPoints = complement !== null && complement.points.some(({ id }) => !repondus.has(id));
  const remaining = useRemaining(kind, faults, onTab, hasPoints);
  const openTabOf = (path: string) => onTab(kind.tabOf(path));
  return (
    <Stack gap={28}>
      {parts.above}
      {awaited !== null && complement !== null && (
        <ComplementPanel
          complement={complement}
          labelOf={(chemin) => kind.labelOf(t, chemin)}
          faultOf={faults.faultOf}
          onSave={awaited.onSave}
          open={open}
          elsewhere={kind.elsewhere}
          onGo={openTabOf}
          listeners={{ onAnswer: awaited.onAnswer, onRepondu }}
        />
      )}
      <Columns split="1fr 248px">
        <Stack gap={20}>
          <FaultSummary faults={faults} onOpen={openTabOf} />
          {parts.tabs}
        </Stack>
        <Stack gap={28}>
          {isFilling && remaining}
          {parts.history}
        </Stack>
      </Columns>
    </Stack>
  );
}
