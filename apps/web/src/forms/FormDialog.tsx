import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import type { Said } from './FormFaults.tsx';
import { FormMessages } from './FormMessages.tsx';
import { useClosed } from './useClosed.tsx';
import { useFaultFocus } from './useFaultFocus.ts';

type Props = {
  readonly title: string;
  /** Null where there is nothing to send: one can only close. */
  readonly submitLabel: string | null;
  /** A second way to send, which is told before; told false on each other way out. */
  readonly other?: { readonly label: string; readonly choose: (isChosen: boolean) => void } | undefined;
  /** Sending destroys or withdraws something. @default false */
  readonly isDanger?: boolean;
  /** What it is about, by its names and number, where its title does not say it; read out with the title. */
  readonly about?: readonly (string | null | undefined)[] | undefined;
  /** The consequences; read out with the title. */
  readonly message?: string | undefined;
  readonly form: Pick<Said, 'messages' | 'attempts' | 'isBusy'> & {
    readonly submit: () => void;
    readonly isDirty: () => boolean;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Escape, easily pressed by mistake, leaves at the second press once something is typed; what is being sent is not left. */
function useClosing({ form, other, onClose }: Pick<Props, 'form' | 'other' | 'onClose'>) {
  const [isWarned, setWarned] = useState(false);
  const close = () => {
    other?.choose(false);
    onClose();
  };
  const escape = () => {
    if (form.isBusy) return;
    if (isWarned || !form.isDirty()) close();
    else setWarned(true);
  };
  return { isWarned, close, escape };
}

/** A form in a dialog: messages, fields, then cancel or send; the first field at fault takes the focus. */
export function FormDialog({
  title,
  submitLabel,
  other,
  isDanger = false,
  about = [],
  message,
  form,
  onClose,
  children,
}: Props): ReactNode {
  const t = useText();
  const fields = useFaultFocus(form);
  const { withheld, why } = useClosed();
  const { isWarned, close, escape } = useClosing({ form, other, onClose });
  const submit = (isOther: boolean) => {
    other?.choose(isOther);
    form.submit();
  };
  return (
    <Dialog
      title={title}
      about={about.filter((part) => part !== null && part !== undefined).join(' · ') || undefined}
      message={message}
      isOpen
      onClose={escape}
      role="alertdialog"
      onSubmit={() => submitLabel !== null && submit(false)}
      actions={
        <>
          <Button onPress={close} isDisabled={form.isBusy}>
            {t(submitLabel === null ? 'modals.fermer' : 'modals.annuler')}
          </Button>
          {other !== undefined && (
            <Button onPress={() => submit(true)} isDisabled={form.isBusy}>
              {other.label}
            </Button>
          )}
          {submitLabel !== null && (
            <Button type="submit" variant={isDanger ? 'dangerFill' : 'primary'} isBusy={form.isBusy} {...withheld}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={16}>
          <FormMessages said={form} />
          {children}
          {submitLabel !== null && why}
          <div role="status">{isWarned && <Text look="small">{t('modals.echap-encore')}</Text>}</div>
        </Stack>
      </div>
    </Dialog>
  );
}
