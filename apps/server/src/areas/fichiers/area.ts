import { moves } from '../../platform/PersonneReference.ts';
import type { Area } from '../../platform/Area.ts';
import { mayReadFile } from './file/fileOwners.ts';
import { fileHandlers } from './file/handlers.ts';

/** Stored files; whoever may read the owner of a file may read the file. */
export const fichiers = {
  tables: ['fichier'],
  shown: {
    fichier: ['platform'],
  },
  handlers: () => ({ file: fileHandlers }),
  scopes: { fichier: async (context, { id }) => mayReadFile(context, Number(id)) },
  personnes: [moves('fichier', 'depose_par')],
} as const satisfies Area;
