import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusField } from './fieldId.ts';
import type { Sending } from './useSending.ts';

const TONES = { success: 'success', info: 'info', warn: 'warning', error: 'danger' } as const;

export type Said = Pick<Sending, 'faults' | 'messages' | 'attempts' | 'isBusy'>;

/** The messages about the whole form; the page scrolls to them. */
export function FormMessages({ said: { messages, attempts, isBusy } }: { said: Omit<Said, 'faults'> }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const shown = isBusy ? messages.filter(({ isPersistent }) => isPersistent) : messages;
  const isShown = shown.length > 0;
  useEffect(() => {
    if (isShown && attempts > 0) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, attempts]);
  if (!isShown) return null;
  return (
    <div ref={ref}>
      <Stack gap={12}>
        {shown.map(({ severity, summary, detail }) => (
          <Callout key={`${severity} ${detail}`} tone={TONES[severity]} title={summary}>
            <Text>{detail}</Text>
          </Callout>
        ))}
      </Stack>
    </div>
  );
}

/** The messages above a form, then the faults of its fields, each a link to its field (specification, section 2). */
export function FormFaults({ said }: { said: Said }): ReactNode {
  const t = useText();
  const { faults, attempts, isBusy } = said;
  const ofFields = faults.flatMap(({ path, label, about }) =>
    path === null ? [] : [{ path, label: about === undefined ? label : `${about} : ${label}` }],
  );
  return (
    <>
      <FormMessages said={said} />
      {!isBusy && ofFields.length > 0 && (
        <ErrorSummary
          title={t('invite.connexion.erreurs-titre', { nombre: ofFields.length })}
          errors={ofFields.map(({ path, label }) => ({
            key: `${path} ${label}`,
            label,
            onPress: () => focusField(path),
          }))}
          focusKey={attempts}
        />
      )}
    </>
  );
}
