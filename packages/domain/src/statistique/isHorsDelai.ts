import { DELAYS as DA_DELAYS } from '../demande-administrative/dueDateOf.ts';
import { DELAYS as DH_DELAYS } from '../demande-habilitation/dueDateOf.ts';
import type { Settings } from '../setting/settings.ts';

const DELAYS: ReadonlyMap<string, keyof Settings> = new Map(Object.entries({ ...DA_DELAYS, ...DH_DELAYS }));

/** Whether a task that was left after some days took longer than its delay, as it is set today; null for one without delay (ST1061). */
export function isHorsDelai(tache: string, jours: number, settings: Settings): boolean | null {
  const delay = DELAYS.get(tache);
  const most = delay === undefined ? null : settings[delay];
  return typeof most === 'number' ? jours > most : null;
}
