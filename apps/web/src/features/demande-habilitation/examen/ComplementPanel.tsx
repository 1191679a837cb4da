import type { Complement } from '@habilis/api/examen/Complement';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../shell/document/fieldId.ts';
import { ancreLabel } from './ancreLabel.ts';
import { PointToAnswer } from './PointToAnswer.tsx';

type Props = {
  readonly demandeId: number;
  readonly complement: Complement;
  readonly niveau: DispositifNiveau | null;
  readonly faultOf: (path: string) => string | undefined;
  /** Opens the tab on which a field stands. */
  readonly onGo: (path: string) => void;
  readonly onFlush: (id: number, flush: () => Promise<void>) => void;
};

/** The points that wait for an answer, each with the way to its field. */
export function ComplementPanel({ demandeId, complement, niveau, faultOf, onGo, onFlush }: Props): ReactNode {
  const t = useText();
  return (
    <Section title={t('habilitations.complement.points', { nombre: complement.points.length })}>
      <Stack gap={16}>
        {complement.points.map((point) => (
          <PointToAnswer
            key={point.id}
            demandeId={demandeId}
            point={point}
            label={ancreLabel(t, point.chemin, niveau)}
            fault={faultOf(`points.${point.id}`)}
            onGo={() => {
              flushSync(() => onGo(point.chemin));
              focusField(point.chemin);
            }}
            onFlush={onFlush}
          />
        ))}
      </Stack>
    </Section>
  );
}
