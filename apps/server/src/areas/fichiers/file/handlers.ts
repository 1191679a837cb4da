import type { file } from '@habilis/api/file/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { openFichier } from './storedFiles.ts';

export const fileHandlers: Handlers<typeof file> = {
  download: ({ params, context }) => openFichier(context, params.id),
};
