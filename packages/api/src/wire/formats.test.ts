import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CalendarDate } from './formats.ts';

const faultsOf = (typed: string) => z.safeParse(CalendarDate, typed).error?.issues.length ?? 0;

test('[EC51] what is no date, or one of a year that is half typed, is told once', () => {
  expect(['2026-11-23', '1900-01-01', '2999-12-31'].map(faultsOf)).toEqual([0, 0, 0]);
  expect(['', '31/02/2026', '2026-02-31', '0202-01-01', '1899-12-31', '3000-01-01'].map(faultsOf)).toEqual([
    1, 1, 1, 1, 1, 1,
  ]);
});
