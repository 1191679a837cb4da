import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { focusField } from './fieldId.ts';
import { FormMessages, type Said } from './FormFaults.tsx';

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  /** What is sent destroys something or takes it away. @default false */
  readonly isDanger?: boolean;
  readonly form: Said & { readonly submit: () => void };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog of its own: what is said of the whole above its fields, then give up or send; the first field at fault takes the focus. */
export function FormDialog({ title, submitLabel, isDanger = false, form, onClose, children }: Props): ReactNode {
  const t = useText();
  const { attempts, isBusy, faults, submit } = form;
  const first = faults.find(({ path }) => path !== null)?.path ?? null;
  const focusFirst = useEffectEvent(() => {
    if (first !== null) focusField(first);
  });
  const isAtFault = first !== null && !isBusy;
  // Once for each attempt: a fault that goes while another stays moves nothing.
  useEffect(() => {
    if (isAtFault) focusFirst();
  }, [attempts, isAtFault]);
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      role="alertdialog"
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.annuler')}</Button>
          <Button type="submit" variant={isDanger ? 'dangerFill' : 'primary'} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FormMessages said={form} />
        {children}
      </Stack>
    </Dialog>
  );
}
