import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { closedAtom } from '../session/closedAtom.ts';

type Closed = {
  /** Props of the button that sends. */
  readonly withheld: { readonly isWithheld: boolean; readonly 'aria-describedby'?: string };
  /** Why it waits, to stand beside it. */
  readonly why: ReactNode;
};

/** While an announced stop takes no writes: the button that sends waits, and says why. */
export function useClosed(): Closed {
  const t = useText();
  const id = useId();
  const raison = useAtomValue(closedAtom);
  if (raison === null) return { withheld: { isWithheld: false }, why: null };
  return {
    withheld: { isWithheld: true, 'aria-describedby': id },
    why: (
      <div id={id}>
        <Text look="small">{t('arret.pourquoi', { raison })}</Text>
      </div>
    ),
  };
}
