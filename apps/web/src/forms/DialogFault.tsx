import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import type { Sending } from './useSending.ts';

/** Why the last try was refused, when that is about no field. */
export function DialogFault({ sending: { faults, isBusy } }: { sending: Sending }): ReactNode {
  const fault = faults.find(({ path }) => path === null);
  if (isBusy || fault === undefined) return null;
  return (
    <div role="alert">
      <Text tone="danger">{fault.label}</Text>
    </div>
  );
}
