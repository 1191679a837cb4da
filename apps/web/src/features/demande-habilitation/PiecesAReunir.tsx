import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { CHAMP_LETTRE_ENGAGEMENT } from '@habilis/domain/demande-habilitation/champsFixes';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { FileBatch } from '../../document/FileBatch.tsx';
import type { OpenDh } from './dhKind.ts';
import { LettreEngagement } from './LettreEngagement.tsx';

type Props = { readonly open: OpenDh; readonly niveau: DispositifNiveau };

/** The documents that the niveau asks for, told before one gathers them, and all joined at once: those of every tab. */
export function PiecesAReunir({ open, niveau }: Props): ReactNode {
  const t = useText();
  const { pedagogiqueUploadFieldsConfig, techniqueUploadFieldsConfig, avecTechnique } = niveau;
  const champs = [...pedagogiqueUploadFieldsConfig, ...(avecTechnique ? techniqueUploadFieldsConfig : [])];
  const slots = [
    ...champs
      .filter(({ retire }) => !retire)
      .map(({ id, libelle, obligatoire }) => ({ champ: String(id), label: libelle, obligatoire })),
    { champ: CHAMP_LETTRE_ENGAGEMENT, label: t('habilitations.demande.lettre-signee'), obligatoire: true },
  ];
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
