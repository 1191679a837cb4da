import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import type { Said } from './FormFaults.tsx';
import { FormMessages } from './FormMessages.tsx';
import { useFaultFocus } from './useFaultFocus.ts';

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  /** Sending destroys or withdraws something. @default false */
  readonly isDanger?: boolean;
  /** The consequences; read out with the title. */
  readonly message?: string | undefined;
  readonly form: Pick<Said, 'messages' | 'attempts' | 'isBusy'> & { readonly submit: () => void };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog: messages, fields, then cancel or send; the first field at fault takes the focus. */
export function FormDialog({
  title,
  submitLabel,
  isDanger = false,
  message,
  form,
  onClose,
  children,
}: Props): ReactNode {
  const t = useText();
  const fields = useFaultFocus(form);
  return (
    <Dialog
      title={title}
      message={message}
      isOpen
      onClose={onClose}
      role="alertdialog"
      onSubmit={form.submit}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.annuler')}</Button>
          <Button type="submit" variant={isDanger ? 'dangerFill' : 'primary'} isBusy={form.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={16}>
          <FormMessages said={form} />
          {children}
        </Stack>
      </div>
    </Dialog>
  );
}
