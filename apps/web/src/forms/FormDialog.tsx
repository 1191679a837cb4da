import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { FormFaults } from './FormFaults.tsx';
import type { Sending } from './useSending.ts';

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly sending: Sending;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields, whose ids are their names in the call. */
  readonly children: ReactNode;
};

/** A form in a dialog of its own: its faults above its fields, then give up or send. */
export function FormDialog({
  title,
  submitLabel,
  isDanger = false,
  sending,
  onSubmit,
  onClose,
  children,
}: Props): ReactNode {
  const t = useText();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={t('modals.fermer')}
      onSubmit={onSubmit}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.annuler')}</Button>
          <Button type="submit" variant={isDanger ? 'dangerFill' : 'primary'} isBusy={sending.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FormFaults sending={sending} />
        {children}
      </Stack>
    </Dialog>
  );
}
