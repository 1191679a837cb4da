import { Heading } from '@habilis/ui/Heading';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly numero: string | null;
  /** What the demande is, in a few words. */
  readonly words: readonly string[];
  /** Its state and what it leads to. */
  readonly children: ReactNode;
};

/** What a demande that is read is, in its head. */
export function LectureHead({ title, numero, words, children }: Props): ReactNode {
  return (
    <Stack gap={0}>
      <Heading level={1} look="h2Strong" tabIndex={-1}>
        {title}
      </Heading>
      <Inline gap={8}>
        {numero !== null && <Identifier>{numero}</Identifier>}
        <span>{words.join(' · ')}</span>
        {children}
      </Inline>
    </Stack>
  );
}
