import {
  refusalOfSuppression,
  refusalOfSuppressionPlateforme,
} from '@habilis/domain/habilitation/refusalOfSuppression';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Context } from '../../platform/Handler.ts';
import { refuse } from '../../platform/Refusal.ts';
import { dropFichiersHabilitation } from './fichiersHabilitation.ts';
import { openHabilitation, writeHabilitation } from './openHabilitation.ts';
import { recordEvenement } from './recordEvenement.ts';
import { usagesOf } from './usagesOf.ts';

/** Deletes an accreditation that nothing holds on to; the trail says what it was (domain, C.5; H27). */
export async function removeHabilitation(context: Context, id: number, version: number | undefined): Promise<void> {
  const { db } = context;
  const row = await openHabilitation(context, id, version);
  const refusal = refusalOfSuppression(await usagesOf(db, id));
  if (refusal !== null) throw refuse.conflict(`habilitation.${refusal}`);
  await dropFichiersHabilitation(db, id);
  await db.deleteFrom('alerte').where('objet_type', '=', 'habilitation').where('objet_id', '=', id).execute();
  await db
    .deleteFrom('session_certification')
    .where('habilitation_id', '=', id)
    .where('etat', '=', 'SUPPRIMEE')
    .execute();
  await db.deleteFrom('habilitation').where('id', '=', id).execute();
  const { numero, entite_id: entiteId, code_niveau: niveau, date_debut: debut, date_fin: fin } = row;
  await context.audit({
    action: 'habilitation-supprimee',
    objetType: 'habilitation',
    objetId: id,
    detail: { numero, entiteId, niveau, debut, fin },
  });
}

/** The last days of the sessions at a platform; both stay locked, so that no session comes to it or moves on while it is judged. */
async function lockSessionsAt(db: Kysely<Database>, plateformeId: number): Promise<string[]> {
  await db.selectFrom('habilitation_plateforme').select('id').where('id', '=', plateformeId).forUpdate().execute();
  const rows = await db
    .selectFrom('session_certification')
    .select(['date_session', 'date_fin_session'])
    .where('plateforme_fixe_id', '=', plateformeId)
    .where('etat', '<>', 'SUPPRIMEE')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.date_fin_session ?? row.date_session).filter((day) => day !== null);
}

/** Deletes a platform that no session to come uses (domain, C.5; H28). */
export async function removePlateforme(context: Context, id: number, plateformeId: number): Promise<void> {
  const { db, today } = context;
  const row = await openHabilitation(context, id, undefined);
  const refusal = refusalOfSuppressionPlateforme(await lockSessionsAt(db, plateformeId), today);
  if (refusal !== null) throw refuse.conflict(`habilitation.${refusal}`);
  const gone = await db
    .deleteFrom('habilitation_plateforme')
    .where('id', '=', plateformeId)
    .where('habilitation_id', '=', id)
    .returning(['ligne1', 'code_postal', 'ville'])
    .executeTakeFirst();
  if (gone === undefined) throw refuse.conflict('habilitation.plateforme-absente');
  await writeHabilitation(context, row);
  const objet = [gone.ligne1, gone.code_postal, gone.ville].filter((part) => part !== null).join(' ');
  await recordEvenement(context, id, 'habilitation-plateforme-supprimee', { objet });
}
