import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Form } from '@habilis/ui/Form';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Stack } from '@habilis/ui/Stack';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { FormFaults, type Said } from './FormFaults.tsx';
import { useClosed } from './useClosed.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

type Props = {
  /** The accessible name of the form. */
  readonly title: string;
  readonly form: Said & { readonly submit: () => void; readonly isDirty: () => boolean };
  /** Where the cancel link leads. */
  readonly cancelHref?: string;
  /** Shown in place of the faults. */
  readonly notice?: ReactNode;
  /** Whether to ask before typed values are lost. @default true */
  readonly isGuarded?: boolean;
  readonly children: ReactNode;
} & (
  | {
      readonly submitLabel: string;
      /** Whether sending cannot be undone. @default false */
      readonly isDanger?: boolean;
      readonly bar?: undefined;
    }
  | {
      /** The actions at the foot of the page, in place of the button to send. */
      readonly bar: ReactNode;
      readonly submitLabel?: undefined;
      readonly isDanger?: undefined;
    }
);

/** Only a guarded form has one: the router takes one guard at a time. */
function LeaveGuard({ form }: Pick<Props, 'form'>): null {
  useLeaveGuard(form);
  return null;
}

/** A form on a page: faults, fields, then send or cancel; asks before typed values are lost. */
export function PageForm({
  title,
  submitLabel,
  form,
  cancelHref,
  notice,
  isGuarded = true,
  isDanger = false,
  bar,
  children,
}: Props): ReactNode {
  const t = useText();
  const { withheld, why } = useClosed();
  const button = (
    <Button type="submit" variant={isDanger ? 'dangerFill' : 'primary'} isBusy={form.isBusy} {...withheld}>
      {submitLabel}
    </Button>
  );
  const buttons =
    cancelHref === undefined ? (
      <ButtonGroup>{button}</ButtonGroup>
    ) : (
      <Inline gap={8}>
        {button}
        <LinkButton href={cancelHref} variant="quiet">
          {t('modals.annuler')}
        </LinkButton>
      </Inline>
    );
  return (
    <>
      {isGuarded && <LeaveGuard form={form} />}
      <Stack gap={22}>
        {notice || <FormFaults said={form} />}
        <Form onSubmit={form.submit} aria-label={title}>
          <Stack gap={22}>
            {children}
            {bar === undefined && why}
            {bar === undefined && buttons}
          </Stack>
        </Form>
      </Stack>
      {bar}
    </>
  );
}
