import type { Complement } from '@habilis/api/examen/Complement';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import type { Pending } from '../../forms/allPending.ts';
import { goToField } from '../../forms/fieldId.ts';
import type { AncreWords, SavePoint } from './AncreWords.ts';
import { PointToAnswer } from './PointToAnswer.tsx';

type Props = {
  readonly complement: Complement;
  readonly labelOf: AncreWords['labelOf'];
  readonly faultOf: (path: string) => string | undefined;
  readonly onSave: SavePoint;
  /** Opens the tab of a field. */
  readonly onGo: (path: string) => void;
  readonly onAnswer: (id: number, answer: Pending) => () => void;
};

/** The points to answer, each with a link to its field. */
export function ComplementPanel({ complement, labelOf, faultOf, onSave, onGo, onAnswer }: Props): ReactNode {
  const t = useText();
  return (
    <Section title={t('habilitations.complement.points', { nombre: complement.points.length })}>
      <Stack gap={16}>
        {complement.points.map((point) => (
          <PointToAnswer
            key={point.id}
            point={point}
            label={labelOf(point.chemin)}
            fault={faultOf(`points.${point.id}`)}
            onSave={onSave}
            onGo={() => goToField(point.chemin, onGo)}
            onAnswer={onAnswer}
          />
        ))}
      </Stack>
    </Section>
  );
}
