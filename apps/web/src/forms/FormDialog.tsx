import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormMessages, type Said } from './FormFaults.tsx';

/** The control that takes the focus in a field at fault. */
const FAULTY = '[data-invalid] :is(input, textarea, button, [role="spinbutton"]):not([type="hidden"], [tabindex="-1"])';

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
  const { attempts, isBusy, submit } = form;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0 && !isBusy) fields.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [attempts, isBusy]);
  return (
    <Dialog
      title={title}
      message={message}
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
      <div ref={fields}>
        <Stack gap={16}>
          <FormMessages said={form} />
          {children}
        </Stack>
      </div>
    </Dialog>
  );
}
