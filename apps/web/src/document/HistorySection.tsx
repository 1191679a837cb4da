import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Timeline } from '@habilis/ui/Timeline';
import type { ReactNode } from 'react';

/** How many steps stand there before more are asked for. */
const SHOWN = 6;

/** One step of a history. */
export type HistoryStep = {
  readonly id: number;
  /** An instant, ISO in UTC. */
  readonly faitLe: string;
  readonly title: string;
  /** Who did it, when that is known. */
  readonly auteur: string | null;
  readonly comment?: string | null;
  /** @default true */
  readonly isMajor?: boolean;
};

type Props = {
  readonly title: string;
  readonly emptyLabel: string;
  /** Newest first. */
  readonly steps: readonly HistoryStep[];
  /** Whether all of it is shown at once. @default false */
  readonly isWhole?: boolean;
};

/** What happened, step by step, in a section of its own. */
export function HistorySection({ title, emptyLabel, steps, isWhole = false }: Props): ReactNode {
  const t = useText();
  const fold = {
    shown: SHOWN,
    moreLabel: (nombre: number) => t('workflow.plus-ancien', { nombre }),
    lessLabel: t('workflow.moins'),
  };
  const items = steps.map((step) => ({
    key: String(step.id),
    date: `${formatInstantDate(step.faitLe)} ${formatTime(step.faitLe)}`,
    title: step.title,
    actor: step.auteur ?? undefined,
    comment: step.comment ?? undefined,
    isMajor: step.isMajor ?? true,
  }));
  return (
    <Section title={title}>
      {items.length === 0 ? (
        <Text tone="subtle">{emptyLabel}</Text>
      ) : (
        <Timeline label={title} items={items} {...(isWhole ? {} : { fold })} />
      )}
    </Section>
  );
}
