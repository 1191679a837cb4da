import { useText } from '@habilis/i18n/TextProvider';
import { ChoiceSwitch } from '@habilis/ui/ChoiceSwitch';
import type { ReactNode } from 'react';
import { EXEMPLES } from './Exemple.ts';
import type { Vue } from './useVue.ts';

/** With which sample a model is seen. */
export function ExempleSwitch({ exemple, setExemple }: Pick<Vue, 'exemple' | 'setExemple'>): ReactNode {
  const t = useText();
  return (
    <ChoiceSwitch
      label={t('modeles-certificat.exemple')}
      size="small"
      value={exemple}
      choices={EXEMPLES.map((id) => ({ id, label: t(`modeles-certificat.exemple.${id}`) }))}
      onChange={(id) => setExemple(EXEMPLES.find((one) => one === id) ?? 'court')}
    />
  );
}
