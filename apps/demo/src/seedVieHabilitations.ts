import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import type { BuiltIds } from '@habilis/server/builders/Building';

/** A reserve of the commission. */
const RESERVE = {
  entite: 138,
  niveau: 'GUR-1',
  age: 165,
  texte: 'Deux formateurs titulaires d’un certificat en cours de validité.',
} as const;

/** A caisse's suspension, which the dispositif's manager has not confirmed yet. */
const A_CONFIRMER = { entite: 3, niveau: 'SST-1', auteur: 'RCA60002', motif: 'FORMATEUR_SANS_CERTIFICAT' } as const;

/** A reminder to suspend, due today. */
const RAPPEL = {
  entite: 6,
  niveau: 'SST-1',
  habilisId: 'RCA60008',
  note: 'Relire le rapport d’audit avant de décider.',
} as const;

const liveOf = (db: Kysely<Database>, entiteId: number, niveau: string) =>
  db
    .selectFrom('habilitation')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select('habilitation.id')
    .where('habilitation.entite_id', '=', entiteId)
    .where('dispositif_niveau.code', '=', niveau)
    .orderBy('habilitation.date_debut', 'desc')
    .executeTakeFirstOrThrow();

async function seedSuspensions(db: Kysely<Database>, ids: BuiltIds, today: string): Promise<void> {
  const { id } = await liveOf(db, ids.entite.get(A_CONFIRMER.entite) ?? 0, A_CONFIRMER.niveau);
  const { motif } = A_CONFIRMER;
  await db
    .updateTable('habilitation')
    .set({ suspension_a_confirmer: true, motif_suspension: motif })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('habilitation_suspension')
    .set({ motif })
    .where('habilitation_id', '=', id)
    .where('date_fin', '>=', today)
    .execute();
  const { id: reminded } = await liveOf(db, ids.entite.get(RAPPEL.entite) ?? 0, RAPPEL.niveau);
  const { id: roleId } = await db
    .selectFrom('role')
    .select('id')
    .where('personne_id', '=', ids.personne.get(RAPPEL.habilisId) ?? 0)
    .where('type', '=', 'RC')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('habilitation_rappel')
    .values({ habilitation_id: reminded, role_id: roleId, date_rappel: today, commentaire: RAPPEL.note })
    .execute();
}

/** The audit trail of the existing grants, suspensions and ruptures, by the commission's office, or by the caisse for its suspension. */
async function seedHistorique(db: Kysely<Database>, ids: BuiltIds, today: string): Promise<void> {
  const rows = await db.selectFrom('habilitation').selectAll().orderBy('id').execute();
  const periods = await db.selectFrom('habilitation_suspension').selectAll().orderBy('id').execute();
  const ofCaisse = new Set(rows.filter((row) => row.suspension_a_confirmer).map(({ id }) => id));
  const entryOf = (action: string, habilitationId: number, date: string, detail: object, auteur = 'CNH91001') => ({
    personne_id: ids.personne.get(auteur) ?? null,
    action,
    objet_type: 'habilitation',
    objet_id: habilitationId,
    detail: JSON.stringify(detail),
    // What begins later was decided already.
    fait_le: `${date < today ? date : addDays(today, -1)}T10:05:00Z`,
  });
  const entries = [
    ...rows.map(({ id, date_debut: debut, date_fin: fin }) =>
      entryOf('habilitation-accordee', id, debut, { debut, fin }),
    ),
    ...periods.map(({ habilitation_id: id, date_debut: debut, date_fin: fin, rupture, motif, commentaire }) =>
      entryOf(
        rupture ? 'habilitation-rompue' : 'habilitation-suspendue',
        id,
        debut,
        { debut, ...(fin === null ? {} : { fin }), motif, commentaire },
        ofCaisse.has(id) && fin !== null && fin >= today ? A_CONFIRMER.auteur : undefined,
      ),
    ),
  ].toSorted((one, other) => (one.fait_le < other.fait_le ? -1 : 1));
  await db.insertInto('audit').values(entries).execute();
}

/** The life of the demonstration's habilitations: a reserve, a suspension to confirm, a reminder and history. */
export async function seedVieHabilitations(
  db: Kysely<Database>,
  { ids, today }: { readonly ids: BuiltIds; readonly today: string },
): Promise<void> {
  const { id: reserved } = await liveOf(db, ids.entite.get(RESERVE.entite) ?? 0, RESERVE.niveau);
  await db
    .updateTable('habilitation')
    .set({ reserve: RESERVE.texte, date_reserve: addDays(today, -RESERVE.age) })
    .where('id', '=', reserved)
    .execute();
  await seedSuspensions(db, ids, today);
  await seedHistorique(db, ids, today);
}
