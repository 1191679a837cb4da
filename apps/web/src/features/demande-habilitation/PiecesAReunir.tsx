import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { FileBatch } from '../../document/FileBatch.tsx';
import type { OpenDh } from './dhKind.ts';
import { LettreEngagement } from './LettreEngagement.tsx';
import { slotsOf } from './slotsOf.ts';

type Props = { readonly open: OpenDh; readonly niveau: DispositifNiveau };

/** The documents that the niveau asks for, told before one gathers them, and all joined at once: those of every tab. */
export function PiecesAReunir({ open, niveau }: Props): ReactNode {
  const t = useText();
  const slots = slotsOf(t, niveau);
  return (
    <Section title={t('habilitations.demande.pieces-a-reunir')}>
      <Stack gap={16}>
        <Stack as="ul" gap={4}>
          {slots
            .filter(({ obligatoire }) => obligatoire)
            .map(({ champ, label }) => (
              <li key={champ}>
                <Text>{label}</Text>
              </li>
            ))}
        </Stack>
        <LettreEngagement open={open} />
        <FileBatch open={open} slots={slots} />
      </Stack>
    </Section>
  );
}
