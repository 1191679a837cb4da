import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Why a sending was refused, heard as it comes; nothing where it was not. */
export function SendingFault({ fault }: { readonly fault: string | undefined }): ReactNode {
  if (fault === undefined) return null;
  return (
    <div role="alert">
      <Text tone="danger">{fault}</Text>
    </div>
  );
}
