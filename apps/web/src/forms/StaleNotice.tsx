import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';

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

/** Somebody else has saved in the meantime: asks which version to keep. It takes the focus, then gives it back to what sent the form. */
export function StaleNotice<V extends { readonly version: number }>({
  title,
  form,
  theirs,
  onSettled,
}: Props<V>): ReactNode {
  const t = useText();
  // As it is drawn first: the notice takes the focus later.
  const [sender] = useState(() => document.activeElement);
  const settle = (options: FocusOptions) => {
    if (sender instanceof HTMLElement) sender.focus(options);
    onSettled();
  };
  const takeTheirs = () => {
    form.restart(theirs);
    // It is read from its top.
    settle({ preventScroll: true });
  };
  const keepMine = () => {
    form.set({ version: theirs.version });
    settle({});
  };
  return (
    <Callout
      tone="warning"
      told="focused"
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
