import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** What this installation says about one party, line by line. */
export function PrintedLines({ of }: { of: string }): ReactNode {
  return (
    <Text as="div">
      {of.split('\n').map((line, rank) => (
        <div key={`${rank} ${line}`}>{line}</div>
      ))}
    </Text>
  );
}
