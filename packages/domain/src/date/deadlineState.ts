import { daysBetween } from './daysBetween.ts';

/** `ratio` is the share of time used, from 0 to 1; `days` is what is left, negative when late. */
export type DeadlineState = { readonly state: 'ok' | 'soon' | 'late'; readonly ratio: number; readonly days: number };

/** How a deadline stands: up to 75 % of the time ok, then soon, late after its day; `days` is what remains (rules/demandes#steps). */
export function deadlineState({ start, due, today }: { start: string; due: string; today: string }): DeadlineState {
  const allowed = daysBetween(start, due);
  const days = daysBetween(today, due);
  if (days < 0) return { state: 'late', ratio: 1, days };
  // Due on the day it starts: no time is left.
  const ratio = allowed <= 0 ? 1 : Math.max(0, daysBetween(start, today) / allowed);
  return { state: ratio <= 0.75 ? 'ok' : 'soon', ratio, days };
}
