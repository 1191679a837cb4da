import { elapsedShare } from '@habilis/domain/date/elapsedShare';
import { urgenceOf } from '@habilis/domain/echeance/urgenceOf';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { Due as DueView } from '@habilis/ui/DataTable';
import type { DeadlineProps } from '@habilis/ui/Deadline';
import { quandText } from './quandText.ts';
import { TONES } from './TONES.ts';

type Dates = {
  readonly start: string;
  readonly due: string;
  readonly today: string;
  /** Whether something is lost on the day. @default false */
  readonly isPerte?: boolean;
};

/** A due date as a table shows it: the day alone where nothing is asked of the reader. */
export const dueView = (t: Texts, { isInformation, ...due }: Dates & { readonly isInformation: boolean }): DueView =>
  isInformation ? { date: formatDate(due.due) } : deadlineView(t, due, true);

/** A due date as shown: its tone by its urgency (EC31), with short words in tables (rules/design#deadlines). */
export function deadlineView(t: Texts, { start, due, today, isPerte = false }: Dates, isShort: boolean): DeadlineProps {
  const urgence = urgenceOf({ date: due, isPerte }, today);
  const words = quandText(t, urgence, isShort);
  return { state: TONES[urgence.ton], ratio: elapsedShare({ start, due, today }), date: formatDate(due), words };
}
