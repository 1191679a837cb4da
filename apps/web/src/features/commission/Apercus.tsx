import type { ApercuLettre } from '@habilis/api/commission/Lettre';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { IconButton } from '@habilis/ui/IconButton';
import { Inline } from '@habilis/ui/Inline';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAnnounceChange } from '@habilis/ui/useAnnounceChange';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../messages/reportError.ts';
import { LettreView } from '../../demande/commission/LettreView.tsx';

/** Previews of the letters that the decisions would send, one at a time. */
export function Apercus({
  apercus,
  points,
}: {
  apercus: readonly ApercuLettre[];
  points: readonly PointOrdreDuJour[];
}): ReactNode {
  const t = useText();
  const [index, setIndex] = useState(0);
  const shown = apercus[index];
  const point = points.find(({ demandeHabilitationId: id }) => id === shown?.demandeHabilitationId);
  const place = t('workflow.commission.lettre-sur', { rang: index + 1, nombre: apercus.length });
  useAnnounceChange(place);
  if (shown === undefined || point === undefined) return null;
  return (
    <Section
      title={`${point.numero} — ${point.entite.raisonSociale}`}
      action={
        <Inline gap={8} wrap={false}>
          <IconButton
            icon={ChevronLeft}
            label={t('workflow.commission.lettre-precedente')}
            isDisabled={index === 0}
            onPress={() => setIndex(index - 1)}
          />
          <Text as="span" look="small">
            {place}
          </Text>
          <IconButton
            icon={ChevronRight}
            label={t('workflow.commission.lettre-suivante')}
            isDisabled={index === apercus.length - 1}
            onPress={() => setIndex(index + 1)}
          />
        </Inline>
      }
    >
      <Stack>
        {shown.title !== null && (
          <Callout tone="danger" told="announced" title={t('workflow.commission.impossible')}>
            <Text>{problemText(shown.title)}</Text>
          </Callout>
        )}
        {shown.lettre !== null && <LettreView lettre={shown.lettre} />}
      </Stack>
    </Section>
  );
}
