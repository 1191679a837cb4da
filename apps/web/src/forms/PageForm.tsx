import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Form } from '@habilis/ui/Form';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Stack } from '@habilis/ui/Stack';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { FormFaults, type Said } from './FormFaults.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

type Props = {
  /** Names the form. */
  readonly title: string;
  readonly submitLabel: string;
  readonly form: Said & { readonly submit: () => void; readonly isDirty: () => boolean };
  /** Where giving up leads. */
  readonly cancelHref?: string;
  /** Stands in place of the faults. */
  readonly notice?: ReactNode;
  /** What is typed is worth a question before it is lost. @default true */
  readonly isGuarded?: boolean;
  /** What is sent cannot be undone. @default false */
  readonly isDanger?: boolean;
  readonly children: ReactNode;
};

/** A form on a page: what is wrong with it above, the fields, then send or give up; one asks before what was typed is lost. */
export function PageForm({
  title,
  submitLabel,
  form,
  cancelHref,
  notice,
  isGuarded = true,
  isDanger = false,
  children,
}: Props): ReactNode {
  const t = useText();
  useLeaveGuard({ isDirty: () => isGuarded && form.isDirty() });
  const button = (
    <Button type="submit" variant={isDanger ? 'dangerFill' : 'primary'} isBusy={form.isBusy}>
      {submitLabel}
    </Button>
  );
  return (
    <>
      {notice || <FormFaults said={form} />}
      <Form onSubmit={form.submit} aria-label={title}>
        <Stack gap={22}>
          {children}
          {cancelHref === undefined ? (
            <ButtonGroup>{button}</ButtonGroup>
          ) : (
            <Inline gap={8}>
              {button}
              <LinkButton href={cancelHref} variant="quiet">
                {t('modals.annuler')}
              </LinkButton>
            </Inline>
          )}
        </Stack>
      </Form>
    </>
  );
}
