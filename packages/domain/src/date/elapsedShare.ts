import { daysBetween } from './daysBetween.ts';

/** The share of the time between two days that is used, from 0 to 1; all of it on the day where there is none (K9). */
export function elapsedShare({ start, due, today }: { start: string; due: string; today: string }): number {
  const allowed = daysBetween(start, due);
  if (allowed <= 0) return 1;
  return Math.min(1, Math.max(0, daysBetween(start, today) / allowed));
}
