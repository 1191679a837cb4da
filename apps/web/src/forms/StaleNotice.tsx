import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Somebody else has saved in the meantime: asks which version to keep. */
export function StaleNotice({
  title,
  onTheirs,
  onMine,
}: {
  title: string;
  onTheirs: () => void;
  onMine: () => void;
}): ReactNode {
  const t = useText();
  return (
    <Callout
      tone="warning"
      title={title}
      actions={
        <>
          <Button onPress={onTheirs}>{t('modals.perime.relire')}</Button>
          <Button onPress={onMine}>{t('modals.perime.garder')}</Button>
        </>
      }
    >
      <Text>{t('modals.perime.texte')}</Text>
    </Callout>
  );
}
