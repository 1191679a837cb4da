import { addMonths } from '../date/addMonths.ts';

/** The day on which a session that is not closed is deleted; null while it has no last day (SC18). */
export const dateSuppression = (dateFinSession: string | null, delaiClotureMois: number): string | null =>
  dateFinSession === null ? null : addMonths(dateFinSession, delaiClotureMois);
