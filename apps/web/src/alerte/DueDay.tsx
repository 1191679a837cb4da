import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Deadline } from '@habilis/ui/Deadline';
import { Identifier } from '@habilis/ui/Identifier';
import type { ReactNode } from 'react';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { deadlineView } from '../etat/deadlineView.ts';

type Props = {
  readonly start: string;
  readonly due: string;
  /** Whether nothing is asked of the reader: the day alone is shown, without what is left of it. */
  readonly isInformation: boolean;
  /** Whether the words are short, as in tables. @default false */
  readonly isShort?: boolean;
};

/** By when something is due: counted down for whoever has to act, a mere day for everybody else. */
export function DueDay({ start, due, isInformation, isShort = false }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  if (isInformation) return <Identifier>{formatDate(due)}</Identifier>;
  return <Deadline {...deadlineView(t, { start, due, today }, isShort)} />;
}
