import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Part } from './homeData.ts';

/** A secondary part of the home: its items, or that they could not be read; without items it takes no place. */
export function PartSection<T>({
  title,
  part,
  action,
  unread,
  children,
}: {
  title: string;
  part: Part<T>;
  /** The link to the rest, if there is one. */
  action?: ReactNode;
  /** What is said when it cannot be read. @default that this part could not be */
  unread?: string;
  children: (items: readonly T[]) => ReactNode;
}): ReactNode {
  const t = useText();
  const { revalidate, state } = useRevalidator();
  if (!part.isRead) {
    return (
      <Section title={title}>
        <Stack gap={12} align="start">
          <Text>{unread ?? t('tableau-bord.illisible')}</Text>
          <Button size="small" isBusy={state === 'loading'} onPress={() => void revalidate()}>
            {t('erreurs.page.reessayer')}
          </Button>
        </Stack>
      </Section>
    );
  }
  if (part.items.length === 0) return null;
  return (
    <Section title={title} action={action}>
      {children(part.items)}
    </Section>
  );
}
