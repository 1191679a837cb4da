import { keepLocally, readLocally } from './keptLocally.ts';

const PREFIX = 'habilis-resultats';

/** Where one person's results of one session are kept: for that person alone, whatever ends their session but a sign-out that they chose. */
export const keyOfResultats = (habilisId: string, sessionId: number): string => `${PREFIX}:${habilisId}:${sessionId}`;

const keysOf = (habilisId: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:${habilisId}:`));
  } catch {
    return [];
  }
};

function countUnder(key: string): number {
  try {
    const kept: unknown = JSON.parse(readLocally(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? Object.keys(kept).length : 0;
  } catch {
    return 0;
  }
}

/** How many results of one person wait on this device. */
export const countResultats = (habilisId: string): number =>
  keysOf(habilisId).reduce((sum, key) => sum + countUnder(key), 0);

/** Forgets the results of one person, who agreed to it. */
export function forgetResultats(habilisId: string): void {
  for (const key of keysOf(habilisId)) keepLocally(key, null);
}
