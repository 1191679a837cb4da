import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { type FileStore, openFolderStore } from './FileStore.ts';
import { openS3Store } from './openS3Store.ts';

/** The file store of a configuration: an S3 service, or a folder beside the embedded database. */
export async function openFileStore({ s3, dataFolder }: Config, log: Logger): Promise<FileStore> {
  return s3 === null ? openFolderStore(join(dataFolder, 'fichiers')) : openS3Store(s3, log);
}
