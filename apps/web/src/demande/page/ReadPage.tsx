import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { useText } from '@habilis/i18n/TextProvider';
import type { ComponentProps, ReactNode } from 'react';
import type { StoredDemande } from '../../document/DemandeKind.ts';
import { AskSection, type HowAsked } from '../lecture/AskSection.tsx';
import { goToAncre } from '../lecture/goToAncre.ts';
import { LectureHead } from '../lecture/LectureHead.tsx';
import { LecturePage } from '../lecture/LecturePage.tsx';
import { type LectureSection, WITHOUT_FACTS } from '../lecture/LectureSection.ts';
import type { DemandeLue } from '../lecture/LectureTools.tsx';
import { ASK, type Reading } from './useReading.ts';
import type { Visit } from './Visit.ts';

/** The action that asks the points which are gathered, and how they are sent. */
export type Asking = HowAsked & {
  readonly action: ActionPossible;
  readonly label: string;
  /** Whether they are sent from here, and not written into a letter. */
  readonly isInPlace: boolean;
};

type AskedPoints = {
  /** What a point is about. */
  readonly nameOf: (ancre: string) => string;
  /** Null while no point may be asked. */
  readonly asking: Asking | null;
};

type Props<D> = {
  readonly type: 'DA' | 'DH';
  readonly demande: D;
  readonly visit: Pick<Visit<never>, 'habilisId' | 'tab'>;
  readonly reading: Reading;
  readonly head: Omit<ComponentProps<typeof LectureHead>, 'demande'>;
  /** What to know first, its facts, what the examination adds, and how it goes on: the points to send stand before the last. */
  readonly sections: {
    readonly notices: ReactNode;
    readonly facts: readonly LectureSection[];
    readonly further: readonly LectureSection[];
    readonly suivi: ReactNode;
  };
  readonly points: AskedPoints;
  readonly busyKey: string | null;
};

/** The points that were gathered, as a section; none without a point. */
function useAskSection({ asking, nameOf }: AskedPoints, { points, parcours }: Reading): LectureSection[] {
  const t = useText();
  if (asking === null || points.nombre === 0) return [];
  const { action, label, isInPlace } = asking;
  return [
    {
      ...WITHOUT_FACTS,
      id: ASK,
      title: label,
      words: t('workflow.lecture.points', { nombre: points.nombre }),
      content: (
        <AskSection
          asking={asking}
          points={points}
          labelOf={nameOf}
          label={isInPlace ? t('workflow.lecture.envoyer') : label}
          onGo={(ancre) => goToAncre(ancre, () => points.open(ancre))}
          onward={isInPlace ? parcours.onwardOf(action.key) : undefined}
        />
      ),
    },
  ];
}

/** A demande for those who examine it: its facts beside its documents, and the points asked about them. */
export function ReadPage<D extends StoredDemande & DemandeLue>({
  type,
  demande,
  visit,
  reading,
  head,
  sections: { notices, facts, further, suivi },
  points,
  busyKey,
}: Props<D>): ReactNode {
  const t = useText();
  const asked = useAskSection(points, reading);
  const last = { ...WITHOUT_FACTS, id: 'suivi', title: t('workflow.lecture.suivi'), content: suivi };
  return (
    <LecturePage
      type={type}
      demande={demande}
      visit={visit}
      reading={{ ...reading, points: { ...reading.points, isResting: busyKey !== null } }}
      head={{ content: <LectureHead {...head} demande={demande} />, about: head.title }}
      sections={[...facts, ...further, ...asked, last]}
      labelOf={points.nameOf}
      notices={notices}
    />
  );
}
