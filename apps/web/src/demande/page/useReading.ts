import type { Vues } from '@habilis/api/lecture/Vues';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { openActingAtom } from '../../session/acting.ts';
import { goToAncre } from '../lecture/goToAncre.ts';
import { usePoints } from '../lecture/usePoints.ts';
import { useVues } from '../lecture/useVues.ts';
import { useParcours } from '../parcours/useParcours.ts';
import type { Visit } from './Visit.ts';

/** The section of the points that were gathered. */
export const ASK = 'demander';

type Options = {
  readonly type: 'DA' | 'DH';
  readonly id: number | null;
  readonly vues: Vues;
  readonly visit: Pick<Visit<never>, 'role' | 'onTab'>;
  /** The sections that its address may name. */
  readonly tabs: readonly string[];
  /** Where the points being gathered are kept; null while none may be asked. */
  readonly pointsKey: string | null;
};

/** What a demande that is read knows beside its facts: what was seen, its points, its place in a list, what is in sight. */
export function useReading({ type, id, vues, visit: { role, onTab }, tabs, pointsKey }: Options) {
  const ref = { type, id: id ?? 0 };
  const marks = useVues(ref, vues);
  const parcours = useParcours(role, ref);
  const points = usePoints(pointsKey);
  const isActing = useAtomValue(openActingAtom) !== null;
  /** Where there is no room for both, which of facts and document is in sight. */
  const [view, setView] = useState<'facts' | 'viewer'>('facts');
  const showTab = (section: string) => {
    if (tabs.includes(section)) onTab(section);
  };
  const goToSection = (section: string) =>
    goToAncre(`section.${section}`, () => {
      setView('facts');
      showTab(section);
    });
  return {
    marks,
    parcours,
    points,
    isActing,
    view,
    setView,
    showTab,
    goToSection,
    /** Goes to the points that were gathered, to send them. */
    goToPoints: () => {
      points.close();
      goToSection(ASK);
    },
  };
}
export type Reading = ReturnType<typeof useReading>;
