import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Timeline } from '@habilis/ui/Timeline';
import type { ReactNode } from 'react';

/** How many steps are shown at first. */
const SHOWN = 6;

/** One step of a history. */
export type HistoryStep = {
  readonly id: number;
  /** An instant, ISO in UTC. */
  readonly faitLe: string;
  readonly title: string;
  /** Null when unknown. */
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
  /** Whether all steps are shown at once. @default false */
  readonly isWhole?: boolean;
};

/** A section with the steps of a history. */
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
