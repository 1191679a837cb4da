import { deadlineState } from '@habilis/domain/date/deadlineState';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { Due as DueView } from '@habilis/ui/DataTable';
import type { DeadlineProps } from '@habilis/ui/Deadline';

type Dates = { readonly start: string; readonly due: string; readonly today: string };

/** A due date as a table shows it: the day alone where nothing is asked of the reader. */
export const dueView = (t: Texts, { isInformation, ...due }: Dates & { readonly isInformation: boolean }): DueView =>
  isInformation ? { date: formatDate(due.due) } : deadlineView(t, due, true);

/** A due date as shown: its state by the domain's rule, with short words in tables (rules/design#deadlines). */
export function deadlineView(t: Texts, { start, due, today }: Dates, isShort: boolean): DeadlineProps {
  const { state, ratio, days } = deadlineState({ start, due, today });
  const late = state === 'late';
  const values = { jours: Math.abs(days) };
  const words = isShort
    ? t(late ? 'listes.retard' : 'listes.dans', values)
    : t(late ? 'listes.retard-jours' : 'listes.dans-jours', values);
  return { state, ratio, date: formatDate(due), words };
}
