import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormMessage, Sending } from './useSending.ts';

const TONES = { success: 'success', info: 'info', warn: 'warning', error: 'danger' } as const;

/** What is said of the form as a whole; the view comes to it. */
function FormMessages({ messages, focusKey }: { messages: readonly FormMessage[]; focusKey: number }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey > 0) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [focusKey]);
  return (
    <div ref={ref}>
      <Stack gap={12}>
        {messages.map(({ severity, summary, detail }) => (
          <Callout key={`${severity} ${detail}`} tone={TONES[severity]} title={summary}>
            <Text>{detail}</Text>
          </Callout>
        ))}
      </Stack>
    </div>
  );
}

/** What is said of a form, above it: its messages, then the faults of its fields, each of which leads to its own (specification, section 2). */
export function FormFaults({
  sending: { faults, messages, attempts, isBusy },
  idOf = (path) => path,
}: {
  sending: Sending;
  /** The id of a field's control. @default its path */
  idOf?: (path: string) => string;
}): ReactNode {
  const t = useText();
  const ofFields = faults.flatMap(({ path, label }) => (path === null ? [] : [{ path, label }]));
  const shown = isBusy ? messages.filter(({ isPersistent }) => isPersistent) : messages;
  return (
    <>
      {shown.length > 0 && <FormMessages messages={shown} focusKey={attempts} />}
      {!isBusy && ofFields.length > 0 && (
        <ErrorSummary
          title={t('invite.connexion.erreurs-titre', { nombre: ofFields.length })}
          errors={ofFields.map(({ path, label }) => ({
            key: `${path} ${label}`,
            label,
            onPress: () => document.getElementById(idOf(path))?.focus(),
          }))}
          focusKey={attempts}
        />
      )}
    </>
  );
}
