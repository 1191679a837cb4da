import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { champsDemandes } from '@habilis/domain/dispositif-niveau/champsDemandes';
import { useText } from '@habilis/i18n/TextProvider';
import { Heading } from '@habilis/ui/Heading';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

type Champ = DispositifNiveau['pedagogiqueUploadFieldsConfig'][number];

function Pieces({ title, champs }: { title: string; champs: readonly Champ[] }): ReactNode {
  const t = useText();
  return (
    <Stack gap={8}>
      <Heading level={3}>{title}</Heading>
      {champs.length === 0 ? (
        <Text tone="subtle">{t('dispositifs-niveaux.aucune-piece')}</Text>
      ) : (
        <ItemList
          label={title}
          items={champs.map(({ id, libelle, aide, obligatoire }) => ({
            key: String(id),
            icon: FileText,
            title: libelle,
            ...(aide === null ? {} : { description: aide }),
            end: (
              <Text as="span" look="small" tone={obligatoire ? 'default' : 'subtle'}>
                {t(obligatoire ? 'dispositifs-niveaux.obligatoire' : 'dispositifs-niveaux.facultative')}
              </Text>
            ),
          }))}
        />
      )}
    </Stack>
  );
}

/** The documents that a niveau asks for, in their order. */
export function PiecesDemandees({ niveau }: { niveau: DispositifNiveau }): ReactNode {
  const t = useText();
  const { pedagogique, technique } = champsDemandes(niveau);
  return (
    <Section title={t('dispositifs-niveaux.pieces')}>
      <Stack gap={22}>
        <Pieces title={t('dispositifs-niveaux.pieces-pedagogiques')} champs={pedagogique} />
        {niveau.avecTechnique && <Pieces title={t('dispositifs-niveaux.pieces-techniques')} champs={technique} />}
      </Stack>
    </Section>
  );
}
