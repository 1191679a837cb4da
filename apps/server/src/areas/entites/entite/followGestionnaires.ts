import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import type { ToldAlerte } from '../../avertir/alerte/reconcileAlertes.ts';
import { type Announcement, announceEntite } from './announceEntite.ts';
import { hasLostGestionnaires } from './isSansGestionnaire.ts';
import type { EntiteRow } from './openEntite.ts';
import { updateAlertesEntite } from './updateAlertesEntite.ts';

/** Tells RC of the caisse of an entite that was just alerted of it that nobody manages it any more (rules/rights#what-hangs-on-it). */
export async function announceSansGestionnaire(
  tools: Announcement,
  row: EntiteRow,
  told: readonly ToldAlerte[],
): Promise<void> {
  if (row.caisse_id === null || !told.some(({ type }) => type === 'ENTITE_SANS_GESTIONNAIRE')) return;
  await announceEntite(tools, row, {
    modele: 'entite-sans-gestionnaire',
    evenement: 'ENTITE_SANS_GESTIONNAIRE',
    roles: ['RC'],
    of: { mrpId: row.caisse_id },
    mots: {},
    commentaire: null,
  });
}

async function followOne(db: Kysely<Database>, id: number, day: Day): Promise<void> {
  const row = await db.selectFrom('entite').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (row === undefined) return;
  const told = await updateAlertesEntite(db, row, day);
  await announceSansGestionnaire({ ...day, db, exceptPersonneId: null }, row, told);
}

/** Looks again at the entites that a person manages or managed: whoever ends, blocks or merges knows nothing of them (EN930). */
export async function followGestionnaires(
  { db, ...day }: Day & { readonly db: Kysely<Database> },
  personneId: number,
): Promise<void> {
  const managed = await db
    .selectFrom('role')
    .select('entite_id')
    .distinct()
    .where('personne_id', '=', personneId)
    .where('type', '=', 'G')
    .where('entite_id', 'is not', null)
    .orderBy('entite_id')
    .execute();
  for (const { entite_id: id } of managed) if (id !== null) await followOne(db, id, day);
}

/** Each morning, the entites whose last gestionnaire is gone since, and those that have one again: also by roads that end with a day. */
export async function updateSansGestionnaire(db: Kysely<Database>, day: Day): Promise<void> {
  const changed = await db
    .selectFrom('entite')
    .select('entite.id')
    .where((eb) => {
      const alerted = eb
        .selectFrom('alerte')
        .select('alerte.id')
        .where('alerte.objet_type', '=', 'entite')
        .where('alerte.type', '=', 'ENTITE_SANS_GESTIONNAIRE')
        .whereRef('alerte.objet_id', '=', 'entite.id');
      const isLeft = hasLostGestionnaires(day.now);
      return eb.or([eb.and([isLeft, eb.not(eb.exists(alerted))]), eb.and([eb.not(isLeft), eb.exists(alerted)])]);
    })
    .orderBy('entite.id')
    .execute();
  await eachAlone(changed, ({ id }) => db.transaction().execute((trx) => followOne(trx, id, day)));
}
