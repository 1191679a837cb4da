import { asksPiece, isRepondu } from '@habilis/domain/complement/isRepondu';
import type { Valeur } from '@habilis/domain/complement/Valeur';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import type { ComplementPoint } from '@habilis/api/examen/Complement';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Box } from '@habilis/ui/Box';
import { Checkbox } from '@habilis/ui/Checkbox';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { Check, CircleDashed } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Pending } from '../../forms/allPending.ts';
import { fieldId } from '../../forms/fieldId.ts';
import { SaveStatus } from '../../document/SaveStatus.tsx';
import type { SavePoint } from './AncreWords.ts';
import { usePointAnswer } from './usePointAnswer.ts';

/** Who hears of the points while they are answered. */
export type PointListeners = {
  /** Registers the answer, which is saved before the demande is sent or left; gives what withdraws it. */
  readonly onAnswer: (id: number, answer: Pending) => () => void;
  /** Told whether a point is answered, each time that changes. */
  readonly onRepondu: (id: number, isRepondu: boolean) => void;
};

type Props = {
  readonly point: ComplementPoint;
  readonly label: string;
  /** What stands in its slot now, when it asks for a paper. */
  readonly pieces: readonly Valeur[];
  readonly fault: string | undefined;
  readonly onSave: SavePoint;
  /** Where a paper is deposited; told of those that are taken. */
  readonly paper: (onTaken: ((names: readonly string[]) => void) | undefined) => ReactNode;
  /** Brings the point's field in sight. */
  readonly onGo: () => void;
  readonly listeners: PointListeners;
};

const REPONSE_MAX = 2000;

function ReponduBadge({ isAnswered }: { isAnswered: boolean }): ReactNode {
  const t = useText();
  return (
    <Badge tone={isAnswered ? 'success' : 'neutral'} icon={isAnswered ? Check : CircleDashed}>
      {t(`habilitations.complement.${isAnswered ? 'repondu' : 'sans-reponse'}`)}
    </Badge>
  );
}

/** A point that the caisse asks about, ticked or answered here, with a link to its field. */
export function PointToAnswer({
  point,
  label,
  pieces,
  fault,
  onSave,
  paper,
  onGo,
  listeners: { onAnswer, onRepondu },
}: Props): ReactNode {
  const t = useText();
  const { answer, other, status, change, queue } = usePointAnswer(point, onSave);
  const isAnswered = isRepondu({ ...point, ...answer, apres: pieces });
  useEffect(() => onAnswer(point.id, queue), [onAnswer, point.id, queue]);
  useEffect(() => onRepondu(point.id, isAnswered), [onRepondu, point.id, isAnswered]);
  return (
    <Box edge="strong">
      <Stack gap={12}>
        <Inline gap={12} justify="between">
          <Link onPress={onGo}>{label}</Link>
          <Inline gap={12}>
            <SaveStatus status={status} />
            <ReponduBadge isAnswered={isAnswered} />
          </Inline>
        </Inline>
        <Text>{point.commentaire}</Text>
        {paper(
          asksPiece(point)
            ? undefined
            : (names) => {
                const joined = names.map((nom) => t('habilitations.complement.piece-jointe', { nom }));
                change({ reponse: [answer.reponse, ...joined].filter((line) => !isEmpty(line)).join('\n') });
              },
        )}
        <Checkbox
          id={fieldId(`points.${point.id}`)}
          label={t('habilitations.complement.fait')}
          isSelected={answer.traite}
          onChange={(traite) => change({ traite })}
          errorMessage={isAnswered ? undefined : fault}
        />
        <TextArea
          label={t('habilitations.complement.ma-reponse')}
          optionalLabel={t('entites.facultatif')}
          value={answer.reponse ?? ''}
          onChange={(typed) => change({ reponse: typed === '' ? null : typed })}
          rows={2}
          maxLength={REPONSE_MAX}
        />
        {other !== null && (
          <Text tone="warning">
            {t('habilitations.complement.ecrit-ailleurs', {
              reponse: other.reponse ?? t('habilitations.complement.rien'),
            })}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
