import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

type Props<V extends { readonly version: number }> = {
  readonly title: string;
  readonly form: {
    readonly restart: (values: V) => void;
    readonly set: (changes: { readonly version: number }) => void;
  };
  /** What the form would begin with now. */
  readonly theirs: V;
  readonly onSettled: () => void;
};

/** Somebody else has saved in the meantime: asks which version to keep. */
export function StaleNotice<V extends { readonly version: number }>({
  title,
  form,
  theirs,
  onSettled,
}: Props<V>): ReactNode {
  const t = useText();
  const takeTheirs = () => {
    form.restart(theirs);
    onSettled();
  };
  const keepMine = () => {
    form.set({ version: theirs.version });
    onSettled();
  };
  return (
    <Callout
      tone="warning"
      title={title}
      actions={
        <>
          <Button onPress={takeTheirs}>{t('modals.perime.relire')}</Button>
          <Button onPress={keepMine}>{t('modals.perime.garder')}</Button>
        </>
      }
    >
      <Text>{t('modals.perime.texte')}</Text>
    </Callout>
  );
}
