import type { AutourDeFin } from '@habilis/domain/habilitation/refusalOfDateFin';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import type { NamedHabilitation } from './habilitationRows.ts';
import { findHabilitation } from './readHabilitation.ts';
import { usagesOf } from './usagesOf.ts';

/** Locks the entite of a habilitation whose end is to move, so that its own end does not move and nothing is given beside it meanwhile; before the habilitation, as whoever ends the entite does. */
export async function lockEntiteDe(context: RoleContext, habilitationId: number): Promise<void> {
  // Read before locking, so that a call out of scope does not even wait.
  const { entite_id: entiteId } = await findHabilitation(context, habilitationId);
  await context.db.selectFrom('entite').select('id').where('id', '=', entiteId).forNoKeyUpdate().execute();
}

/** What stands around a habilitation whose end moves, its entite locked (H25, H711). */
export async function autourDeFin(
  db: Kysely<Database>,
  { id, entite_id: entiteId, dispositif_niveau_id: niveauId, date_debut: debut }: NamedHabilitation,
): Promise<Omit<AutourDeFin, 'today'>> {
  const { date_fin_activite: dateFinActivite } = await db
    .selectFrom('entite')
    .select('date_fin_activite')
    .where('id', '=', entiteId)
    .executeTakeFirstOrThrow();
  const { debutSuivante } = await db
    .selectFrom('habilitation')
    .select((eb) => eb.fn.min('date_debut').as('debutSuivante'))
    .where('entite_id', '=', entiteId)
    .where('dispositif_niveau_id', '=', niveauId)
    .where('id', '<>', id)
    .where('date_debut', '>', debut)
    .where('rupture', '=', false)
    .where((eb) => eb.or([eb('date_fin', 'is', null), eb('date_fin', '>=', eb.ref('date_debut'))]))
    .executeTakeFirstOrThrow();
  const { derniereSessionCloturee } = await usagesOf(db, id);
  return { dateFinActivite, debutSuivante, derniereSessionCloturee };
}
