import { addDays } from '../date/addDays.ts';
import type { Settings } from '../setting/settings.ts';

/** A message's own dates; without them it is shown from its creation. */
export type DatesDiffusion = {
  readonly dateDebutDiffusion: string | null;
  readonly dateFinDiffusion: string | null;
  readonly dateCreation: string;
};

/** When a message is shown: between its dates, or without any from its creation for a while (rules/alerts#messages). */
export function periodeDiffusion(
  { dateDebutDiffusion, dateFinDiffusion, dateCreation }: DatesDiffusion,
  { dureeDiffusionMessageJours }: Pick<Settings, 'dureeDiffusionMessageJours'>,
): { readonly debut: string; readonly fin: string } {
  const debut = dateDebutDiffusion ?? dateCreation;
  return { debut, fin: dateFinDiffusion ?? addDays(debut, dureeDiffusionMessageJours) };
}
