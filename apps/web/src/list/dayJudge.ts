import { isDay } from './readers.ts';
import { perTexts } from '../forms/perTexts.ts';

/** What tells the fault of a typed day, if any. */
export const dayJudge = perTexts(
  (t) =>
    (typed: string): string | undefined =>
      isDay(typed) ? undefined : t('listes.annee-entiere'),
);
