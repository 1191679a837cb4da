import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { Refusal } from '../Refusal.ts';
import { openFolderStore } from './openFolderStore.ts';
import { type FileStore, MISSING_CONTENT } from './FileStore.ts';
import { holdFiles, type HoldingTools } from './holdFiles.ts';
import { openS3Store } from './openS3Store.ts';

/** A file store that counts the requested files that it lacks. */
export type WatchedStore = FileStore & { readonly missing: () => number };

/** Notes missing files, until they are found again. */
function watchMissing(store: FileStore, log: Logger): WatchedStore {
  const missing = new Set<string>();
  const note = (sha256: string, isThere: boolean): void => {
    if (isThere) missing.delete(sha256);
    else if (!missing.has(sha256)) {
      missing.add(sha256);
      log.error({ sha256 }, 'le contenu d’un fichier manque');
    }
  };
  return {
    ...store,
    missing: () => missing.size,
    read: async (sha256) => {
      try {
        const content = await store.read(sha256);
        note(sha256, true);
        return content;
      } catch (error) {
        if (error instanceof Refusal && error.title === MISSING_CONTENT) note(sha256, false);
        throw error;
      }
    },
    has: async (sha256) => {
      const isThere = await store.has(sha256);
      note(sha256, isThere);
      return isThere;
    },
  };
}

async function openStore({ s3, dataFolder }: Config, log: Logger, holding?: HoldingTools): Promise<FileStore> {
  if (s3 === null) return openFolderStore(join(dataFolder, 'fichiers'));
  const service = openS3Store(s3, log);
  return holding === undefined ? service : holdFiles(service, holding, log);
}

/**
 * Opens the configured file store: an S3 service, or a folder beside the embedded database. Files that the service cannot take are held when
 * `holding` is given, else refused.
 */
export const openFileStore = async (config: Config, log: Logger, holding?: HoldingTools): Promise<WatchedStore> =>
  watchMissing(await openStore(config, log, holding), log);
