import type { dispositif } from '@habilis/api/dispositif/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { managersOf } from '../dispositif-niveau/agentsOfNiveau.ts';
import { editableDispositifs } from '../dispositif-niveau/editableDispositifs.ts';

/** The schemes over HTTP. */
export const dispositifHandlers: Handlers<typeof dispositif> = {
  list: async ({ context }) => {
    const isEditable = await editableDispositifs(context);
    const rows = await context.db
      .selectFrom('dispositif')
      .select(['id', 'code', 'libelle', 'libelle_court as libelleCourt'])
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, modifiable: isEditable(row.id) }));
  },
  responsables: async ({ params, context }) => {
    const row = await context.db.selectFrom('dispositif').select('id').where('id', '=', params.id).executeTakeFirst();
    if (row === undefined) throw refuse.notFound();
    return (await managersOf(context, row.id)).map(({ habilisId, nomPrenom }) => ({ habilisId, nomPrenom }));
  },
};
