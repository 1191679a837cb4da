import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Sending } from './useSending.ts';

const TONES = { success: 'success', info: 'info', warn: 'warning', error: 'danger' } as const;

/** The messages about the whole form; the page scrolls to them. */
export function FormMessages({
  said: { messages, attempts, isBusy },
}: {
  said: Pick<Sending, 'messages' | 'attempts' | 'isBusy'>;
}): ReactNode {
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
          <Callout key={`${severity} ${detail}`} tone={TONES[severity]} told="announced" title={summary}>
            <Text>{detail}</Text>
          </Callout>
        ))}
      </Stack>
    </div>
  );
}
