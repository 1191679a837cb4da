import { BY, keepLocally, readLocally } from './keptLocally.ts';
import { tryStorage } from './tryStorage.ts';

const PREFIX = 'habilis-resultats';

/** Where one person's results of one session are kept: for that person alone, whatever ends their session but a sign-out that they chose. */
export const keyOfResultats = (habilisId: string, sessionId: number): string => `${PREFIX}:${habilisId}:${sessionId}`;

const keysOf = (habilisId: string): string[] =>
  tryStorage(() =>
    Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:${habilisId}:`) && !key.includes(BY)),
  ) ?? [];

const countUnder = (key: string): number =>
  tryStorage(() => Object.keys(JSON.parse(readLocally(key) ?? '{}') as object).length) ?? 0;

/** How many results of one person wait on this device. */
export const countResultats = (habilisId: string): number =>
  keysOf(habilisId).reduce((sum, key) => sum + countUnder(key), 0);

/** Forgets the results of one person, who agreed to it. */
export function forgetResultats(habilisId: string): void {
  for (const key of keysOf(habilisId)) keepLocally(key, null);
}
