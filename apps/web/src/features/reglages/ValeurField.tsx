import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import type { CleReglage } from '@habilis/domain/setting/settings';
import { useText } from '@habilis/i18n/TextProvider';
import { CheckboxGroup } from '@habilis/ui/CheckboxGroup';
import { Columns } from '@habilis/ui/Columns';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { TextArea } from '@habilis/ui/TextArea';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import type { Told } from '../../forms/useForm.ts';
import { PrintedLines } from '../../layout/PrintedLines.tsx';
import * as styles from './reglages.css.ts';
import type { Typed } from './saisie.ts';
import { choixText, nombreText, uniteText } from './valeurText.ts';

type Props = {
  readonly cle: CleReglage;
  readonly defaut: string;
  readonly field: Told & { readonly value: Typed; readonly onChange: (value: Typed) => void };
};

/** Where the new value of a setting is typed: a number, whose bounds say its unit, choices, or a text beside how it will be read. */
export function ValeurField({ cle, defaut, field: { value, ...field } }: Props): ReactNode {
  const t = useText();
  const reglage = REGLAGES[cle];
  const label = t('reglages.nouvelle');
  if (reglage.genre === 'choix') {
    return (
      <CheckboxGroup
        {...field}
        label={label}
        options={reglage.choix.map((id) => ({ id, label: choixText(t, cle, id) }))}
        value={typeof value === 'string' ? [] : value}
      />
    );
  }
  const typed = typeof value === 'string' ? value : '';
  if (reglage.genre === 'texte') {
    return (
      <Columns split="1fr 1fr">
        <TextArea {...field} label={label} value={typed} rows={5} autoFocus />
        <Stack gap={4}>
          <Text isStrong>{t('reglages.apercu')}</Text>
          <div className={styles.preview}>
            <PrintedLines of={typed} />
          </div>
        </Stack>
      </Columns>
    );
  }
  const min = nombreText(cle, reglage.min);
  const max = nombreText(cle, reglage.max);
  return (
    <div className={styles.short}>
      <TextField
        {...field}
        label={label}
        description={t('reglages.aide-bornes', { min, max, unite: uniteText(t, cle, reglage.max), defaut })}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        width="short"
        autoFocus
      />
    </div>
  );
}
