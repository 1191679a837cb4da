import { CHAMP_LETTRE_ENGAGEMENT, CHAMP_MRP, CHAMP_RECOURS } from '@habilis/domain/demande-habilitation/champsFixes';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ComponentProps, ReactNode } from 'react';
import { FileSlots } from '../../document/FileSlots.tsx';
import { LettreEngagement } from './LettreEngagement.tsx';
import { TitledFiles } from './TitledFiles.tsx';

/** The documents of every demande, whatever its niveau: signed letter, documents with a title, documents of the network. */
export function DocumentsTab(props: ComponentProps<typeof TitledFiles>): ReactNode {
  const t = useText();
  const { open } = props;
  const hasNiveau = open.state.saisie.dispositifNiveauId !== null;
  const has = (champ: string) => open.state.demande.fileUploads.some((file) => file.champ === champ);
  const received = [
    { champ: CHAMP_MRP, label: t('habilitations.demande.documents-mrp'), obligatoire: false, isMultiple: true },
    { champ: CHAMP_RECOURS, label: t('habilitations.demande.recours-piece'), obligatoire: false, isMultiple: true },
  ].filter(({ champ }) => has(champ));
  const letter = {
    champ: CHAMP_LETTRE_ENGAGEMENT,
    label: t('habilitations.demande.lettre-signee'),
    obligatoire: true,
  };
  return (
    <Stack gap={36}>
      <Section title={t('habilitations.demande.lettre')}>
        <Stack gap={22}>
          {hasNiveau && (
            <Stack gap={8}>
              {!props.isReadOnly && <Text>{t('habilitations.demande.lettre-aide')}</Text>}
              <LettreEngagement open={open} />
            </Stack>
          )}
          <FileSlots {...props} slots={[letter]} />
        </Stack>
      </Section>
      <Section title={t('habilitations.demande.autres-documents')}>
        <TitledFiles {...props} />
      </Section>
      {received.length > 0 && (
        <Section title={t('habilitations.demande.documents-recus')}>
          <FileSlots {...props} slots={received} isReadOnly />
        </Section>
      )}
    </Stack>
  );
}
