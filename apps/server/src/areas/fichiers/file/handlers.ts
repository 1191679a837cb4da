import type { file } from '@habilis/api/file/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';

export const fileHandlers: Handlers<typeof file> = {
  download: async ({ params, context }) => {
    const row = await context.db.selectFrom('fichier').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (row === undefined) throw refuse.notFound();
    const { user_filename: userFilename, type_mime: typeMime, taille, sha256 } = row;
    return { stream: await context.files.read(sha256), userFilename, typeMime, taille };
  },
};
