import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { type FileStore, openFolderStore } from './FileStore.ts';
import { holdFiles, type HoldingTools } from './holdFiles.ts';
import { openS3Store } from './openS3Store.ts';

/**
 * The file store of a configuration: an S3 service, or a folder beside the embedded database. What the service does not
 * take is held with `holding`, and refused without.
 */
export async function openFileStore(
  { s3, dataFolder }: Config,
  log: Logger,
  holding?: HoldingTools,
): Promise<FileStore> {
  if (s3 === null) return openFolderStore(join(dataFolder, 'fichiers'));
  const service = openS3Store(s3, log);
  return holding === undefined ? service : holdFiles(service, holding, log);
}
