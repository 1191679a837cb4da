import { DEFAULT_SETTINGS, type Settings } from '@habilis/domain/setting/settings';
import { settingsOf } from '@habilis/domain/setting/settingsOf';
import type { Logger } from 'pino';
import type { Connection } from '../../database/connect.ts';
import { keptUntilTold } from './keptUntilTold.ts';

/** The settings in force. */
export type ReadSettings = () => Promise<Settings>;

/** Refresh delay for a process that misses notifications, for instance behind a pooler that shares sessions. */
const MAX_AGE_MS = 60_000;

/** Reads the settings once and caches them until any process changes one. */
export async function settingsReader(
  { db, listen }: Connection,
  log: Logger,
  defaults: Settings = DEFAULT_SETTINGS,
): Promise<ReadSettings> {
  const load = async () => {
    const stored = await db.selectFrom('parametre').select(['cle', 'valeur']).execute();
    const { settings, refused } = settingsOf(stored, defaults);
    if (refused.length > 0) log.warn({ cles: refused }, 'paramètres inconnus ou mal formés, sans effet');
    return settings;
  };
  return keptUntilTold(listen, 'parametre', load, MAX_AGE_MS);
}
