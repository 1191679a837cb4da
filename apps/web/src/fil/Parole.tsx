import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Box, type BoxProps } from '@habilis/ui/Box';
import { Heading } from '@habilis/ui/Heading';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

type Props = {
  /** Who says it. */
  readonly title: string;
  readonly titleEnd?: ReactNode;
  readonly ecritLe: string;
  /** Empty when nothing of it can be read. */
  readonly texte: string;
  readonly surface: NonNullable<BoxProps['surface']>;
  /** What goes with it: documents, what became of its mail. */
  readonly children?: ReactNode;
};

/** What was said at once in a thread: by whom, when, and what goes with it. */
export function Parole({ title, titleEnd, ecritLe, texte, surface, children }: Props): ReactNode {
  const t = useText();
  return (
    <Box surface={surface} edge="hairline">
      <Stack gap={8}>
        <Inline gap={8} wrap>
          <Heading level={3} look="h3">
            {title}
          </Heading>
          {titleEnd}
        </Inline>
        <Text look="small" tone="subtle">
          {t('fil.instant', { date: formatInstantDate(ecritLe), heure: formatTime(ecritLe) })}
        </Text>
        {texte !== '' && <Text>{texte}</Text>}
        {children}
      </Stack>
    </Box>
  );
}
