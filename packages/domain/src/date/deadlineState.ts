import { daysBetween } from './daysBetween.ts';

/** How a deadline stands: `ratio` is the share of its time that has run, from 0 to 1, `days` what remains, negative once it is past. */
export type DeadlineState = { readonly state: 'ok' | 'soon' | 'late'; readonly ratio: number; readonly days: number };

/** How a deadline stands: up to 75 % of the time ok, then soon, late after its day; `days` is what remains (domain, C.1). */
export function deadlineState({ start, due, today }: { start: string; due: string; today: string }): DeadlineState {
  const allowed = daysBetween(start, due);
  const days = daysBetween(today, due);
  if (days < 0) return { state: 'late', ratio: 1, days };
  // Due on the day it starts: all of its time has run.
  const ratio = allowed <= 0 ? 1 : Math.max(0, daysBetween(start, today) / allowed);
  return { state: ratio <= 0.75 ? 'ok' : 'soon', ratio, days };
}
