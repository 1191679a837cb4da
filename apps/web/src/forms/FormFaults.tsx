import type { ReactNode } from 'react';
import { FieldSummary } from './FieldSummary.tsx';
import { FormMessages } from './FormMessages.tsx';
import type { Sending } from './useSending.ts';

export type Said = Pick<Sending, 'faults' | 'messages' | 'attempts' | 'isBusy'>;

/** The messages above a form, then the faults of its fields (R48). */
export function FormFaults({ said }: { said: Said }): ReactNode {
  return (
    <>
      <FormMessages said={said} />
      <FieldSummary said={said} />
    </>
  );
}
