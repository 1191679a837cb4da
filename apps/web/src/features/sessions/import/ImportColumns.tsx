import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Grid } from '@habilis/ui/Grid';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClassImport } from './classImport.ts';
import { CHAMPS_FICHIER, type ChampFichier } from './headings.ts';
import { useSources } from './useSources.ts';

type Props = {
  readonly one: ClassImport;
  /** Whether the choices can be opened; before, each is a plain field, which takes a fifth of the time to draw. */
  readonly isReady: boolean;
  readonly onRead: (champ: ChampFichier, at: number | null) => void;
  readonly onConfirm: () => void;
};

/** The columns that were guessed, to agree to before any person is looked up. */
export function ImportColumns({ one, isReady, onRead, onConfirm }: Props): ReactNode {
  const t = useText();
  const { choices, choiceOf, atOf } = useSources(one);
  const lacks = one.colonnes.nom === undefined || one.colonnes.prenom === undefined;
  return (
    <Callout
      tone="info"
      title={t('sessions-certification.import.colonnes')}
      actions={
        <Button icon={Check} isDisabled={lacks} onPress={onConfirm}>
          {t('sessions-certification.import.colonnes-justes')}
        </Button>
      }
    >
      <Stack gap={12}>
        <Text>{t(`sessions-certification.import.colonnes-${lacks ? 'manquent' : 'aide'}`)}</Text>
        <Grid gap={12} alignsFields>
          {CHAMPS_FICHIER.map((champ) => (
            <Select
              key={champ}
              size="small"
              label={t(`sessions-certification.import.champ.${champ}`)}
              options={choices}
              value={choiceOf(one.colonnes[champ])}
              onChange={(choice) => onRead(champ, atOf(choice))}
              placeholder={t('sessions-certification.import.aucune-colonne')}
              isReadOnly={!isReady}
            />
          ))}
        </Grid>
      </Stack>
    </Callout>
  );
}
