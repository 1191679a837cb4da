import type { ActionPossible } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { useText } from '@habilis/i18n/TextProvider';
import type { ComponentProps, ReactNode } from 'react';
import type { StoredDemande } from '../../document/DemandeKind.ts';
import { AskSection } from '../lecture/AskSection.tsx';
import { goToAncre } from '../lecture/goToAncre.ts';
import { LectureHead } from '../lecture/LectureHead.tsx';
import { LecturePage } from '../lecture/LecturePage.tsx';
import { type LectureSection, WITHOUT_FACTS } from '../lecture/LectureSection.ts';
import type { DemandeLue } from '../lecture/LectureTools.tsx';
import { ASK, type Reading } from './useReading.ts';
import type { Visit } from './Visit.ts';

/** The action that asks the points which are gathered, and how they are sent. */
export type Asking = Pick<
  ComponentProps<typeof AskSection>,
  'commentKey' | 'hasComment' | 'judge' | 'onSend' | 'onMore'
> & {
  readonly action: ActionPossible;
  readonly label: string;
  /** Whether they are sent from here, and not written into a letter. */
  readonly isInPlace: boolean;
};

type Props<D> = {
  readonly type: 'DA' | 'DH';
  readonly demande: D;
  readonly visit: Pick<Visit<never>, 'habilisId' | 'tab'>;
  readonly reading: Reading;
  readonly head: Omit<ComponentProps<typeof LectureHead>, 'demande'>;
  /** Its facts, what the examination adds, and how it goes on: the points to send stand before the last. */
  readonly sections: {
    readonly facts: readonly LectureSection[];
    readonly further: readonly LectureSection[];
    readonly suivi: ReactNode;
  };
  /** What a point is about. */
  readonly nameOf: (ancre: string) => string;
  /** Null while no point may be asked. */
  readonly asking: Asking | null;
  readonly notices: ReactNode;
  readonly busyKey: string | null;
};

/** The points that were gathered, as a section; none without a point. */
function useAskSection(
  asking: Asking | null,
  { points, parcours }: Reading,
  nameOf: (ancre: string) => string,
): LectureSection[] {
  const t = useText();
  if (asking === null || points.nombre === 0) return [];
  const { action, label, isInPlace, ...form } = asking;
  return [
    {
      ...WITHOUT_FACTS,
      id: ASK,
      title: label,
      words: t('workflow.lecture.points', { nombre: points.nombre }),
      content: (
        <AskSection
          {...form}
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
  visit: { habilisId, tab },
  reading,
  head,
  sections: { facts, further, suivi },
  nameOf,
  asking,
  notices,
  busyKey,
}: Props<D>): ReactNode {
  const t = useText();
  const asked = useAskSection(asking, reading, nameOf);
  const last = { ...WITHOUT_FACTS, id: 'suivi', title: t('workflow.lecture.suivi'), content: suivi };
  return (
    <LecturePage
      type={type}
      demande={demande}
      habilisId={habilisId}
      reading={{ ...reading, points: { ...reading.points, isResting: busyKey !== null } }}
      about={head.title}
      head={<LectureHead {...head} demande={demande} />}
      sections={[...facts, ...further, ...asked, last]}
      labelOf={nameOf}
      tab={tab}
      notices={notices}
    />
  );
}
