import { formatFileSize } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { FactList, type Fact } from '@habilis/ui/FactList';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { Check, MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import type { LectureEmplacement, LectureFait, LecturePiece, LectureSection } from './LectureSection.ts';
import { motifOf } from './motifs.ts';
import { PointBox } from './PointBox.tsx';
import type { Points } from './usePoints.ts';

type Props = {
  readonly section: LectureSection;
  readonly points: Points;
  readonly isPieceVue: (id: number) => boolean;
  /** What tells apart facts of one name, by section and fact. */
  readonly precisions: ReadonlyMap<string, string>;
  /** Names a field or slot, for a point. */
  readonly labelOf: (ancre: string) => string;
  readonly onPiece: (id: number) => void;
};

type Asked = Pick<Fact, 'action' | 'below' | 'opened'>;

/** A point that is kept, under its fact: its number, its motif, and a way back to it. */
function Kept({ ancre, points, t }: { ancre: string; points: Points; t: Texts }): ReactNode {
  const { motif, texte } = motifOf(t, points.pointOf(ancre)?.commentaire ?? '');
  const words = motif === 'autre' ? texte : t(`workflow.lecture.motif.${motif}`);
  return (
    <Inline gap={8} justify="between">
      <Text look="small">{t('workflow.lecture.point', { rang: points.rankOf(ancre), motif: words })}</Text>
      <span id={fieldId(`demander.${ancre}`)}>
        <Link isSmall onPress={() => points.open(ancre)}>
          {t('workflow.lecture.modifier')}
        </Link>
      </span>
    </Inline>
  );
}

/** What can be asked about a fact; a group of facts with one anchor is asked about under its last one. */
function askedOf(
  t: Texts,
  ancre: string | null,
  { points, labelOf }: Pick<Props, 'points' | 'labelOf'>,
  isLast: boolean,
  /** Which of the facts or slots of one name it is about; absent when the name is enough. */
  precision: string | undefined,
): Asked {
  if (ancre === null || !points.isAsking) return {};
  const label = labelOf(ancre);
  if (points.opened === ancre)
    return isLast ? { opened: <PointBox ancre={ancre} label={label} points={points} /> } : {};
  if (points.pointOf(ancre) !== undefined) return isLast ? { below: <Kept ancre={ancre} points={points} t={t} /> } : {};
  return {
    action: (
      <span id={isLast ? fieldId(`demander.${ancre}`) : undefined}>
        <Button
          size="small"
          variant="quiet"
          icon={MessageSquarePlus}
          isDisabled={points.isResting}
          onPress={() => points.open(ancre)}
        >
          {t('workflow.lecture.demander')}
          <VisuallyHidden>{` ${t('workflow.lecture.demander-sur', { champ: label, precision: precision ?? 'aucune' })}`}</VisuallyHidden>
        </Button>
      </span>
    ),
  };
}

const factOf = (t: Texts, { key, label, valeur, ancre }: LectureFait, isLast: boolean, props: Props): Fact => ({
  key,
  term: label,
  value: valeur,
  ...askedOf(t, ancre, props, isLast, props.precisions.get(`${props.section.id}.${key}`)),
});

function PieceLink({
  piece: { file },
  isVue,
  onPiece,
}: {
  piece: LecturePiece;
  isVue: boolean;
  onPiece: Props['onPiece'];
}): ReactNode {
  const t = useText();
  return (
    <Inline gap={8}>
      <Link onPress={() => onPiece(file.id)}>{file.userFilename}</Link>
      <Text as="span" look="small" tone="subtle">
        {formatFileSize(file.taille)}
      </Text>
      {isVue && <Check size={16} role="img" aria-label={t('workflow.lecture.deja-vue')} />}
    </Inline>
  );
}

const slotOf = (t: Texts, { champ, label, ancre, pieces }: LectureEmplacement, props: Props): Fact => ({
  key: `fileUploads.${champ}`,
  term: label,
  value:
    pieces.length === 0 ? (
      <Text as="span" tone="subtle">
        {t('upload.aucune')}
      </Text>
    ) : (
      <Stack gap={4}>
        {pieces.map((piece) => (
          <PieceLink
            key={piece.file.id}
            piece={piece}
            isVue={props.isPieceVue(piece.file.id)}
            onPiece={props.onPiece}
          />
        ))}
      </Stack>
    ),
  ...askedOf(t, ancre, props, true, props.precisions.get(`${props.section.id}.fileUploads.${champ}`)),
});

/** The facts of a section, then its slots of documents. */
export function SectionFacts(props: Props): ReactNode {
  const t = useText();
  const { faits, emplacements } = props.section;
  if (faits.length === 0 && emplacements.length === 0) return null;
  const facts = faits.map((fait, rank) => {
    const isLast = !faits.slice(rank + 1).some(({ ancre }) => ancre !== null && ancre === fait.ancre);
    return factOf(t, fait, isLast, props);
  });
  return <FactList facts={[...facts, ...emplacements.map((slot) => slotOf(t, slot, props))]} />;
}
