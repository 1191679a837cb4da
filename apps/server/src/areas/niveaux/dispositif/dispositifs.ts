import type { Dispositif } from '@habilis/api/dispositif/Dispositif';
import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import type { AccountContext, Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { managersOf } from '../dispositif-niveau/agentsOfNiveau.ts';
import { editableDispositifs } from '../dispositif-niveau/editableDispositifs.ts';

/** Every dispositif, with whether the caller may edit it. */
export async function listDispositifs(context: AccountContext): Promise<Dispositif[]> {
  const isEditable = await editableDispositifs(context);
  const rows = await context.db
    .selectFrom('dispositif')
    .select(['id', 'code', 'libelle', 'libelle_court as libelleCourt'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, modifiable: isEditable(row.id) }));
}

/** The managers of a dispositif now, by name; 404 when it does not exist. */
export async function listResponsables(context: Context, id: number): Promise<PersonneRef[]> {
  const row = await context.db.selectFrom('dispositif').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return (await managersOf(context, row.id)).map(({ habilisId, nomPrenom }) => ({ habilisId, nomPrenom }));
}
