import { daysBetween } from './daysBetween.ts';

export type DeadlineState = { readonly state: 'ok' | 'soon' | 'late'; readonly ratio: number; readonly days: number };

/** How a deadline stands: up to 75 % of the time ok, then soon, late after its day; `days` is what remains (domain, C.1). */
export function deadlineState({ start, due, today }: { start: string; due: string; today: string }): DeadlineState {
  const allowed = daysBetween(start, due);
  const days = daysBetween(today, due);
  const ratio = allowed <= 0 ? (days < 0 ? 1 : 0) : Math.min(1, Math.max(0, daysBetween(start, today) / allowed));
  if (days < 0) return { state: 'late', ratio: 1, days };
  return { state: ratio <= 0.75 ? 'ok' : 'soon', ratio, days };
}
