import { rolePath } from '@habilis/api/page/rolePaths';
import { periodeDiffusion } from '@habilis/domain/message/periodeDiffusion';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import type { ReadSettings } from '../../../platform/settings/readSettings.ts';
import { todayAt } from '../../../platform/today.ts';
import { sendToPersons } from '../../avertir/courriel/sendToRoles.ts';
import type { Cible } from './cibleSql.ts';
import { rolesVisesAfter } from './rolesVises.ts';

type Tools = Pick<Context, 'jobs' | 'now'>;

/** Persons whose mails are written in one transaction: short, so that calls do not wait. */
const PERSONS_AT_ONCE = 100;

/** Messages that may be mailed now: not ended, past their delay, by a sender who still holds the role (M13). */
const mailable = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('message')
    .where('message.par_courriel', '=', true)
    .where('message.courriel_fini_le', 'is', null)
    .where('message.terminee_le', 'is', null)
    .where(({ eb, or }) => or([eb('message.courriel_apres', 'is', null), eb('message.courriel_apres', '<=', now)]))
    .where(({ eb, or, exists }) =>
      or([
        eb('message.diffuseur_role_id', 'is', null),
        exists(
          eb
            .selectFrom('role')
            .select('role.id')
            .whereRef('role.id', '=', 'message.diffuseur_role_id')
            .where(isLiveRole(now)),
        ),
      ]),
    );

async function dueMessages(db: Kysely<Database>, now: Date, readSettings: ReadSettings): Promise<number[]> {
  const settings = await readSettings();
  const today = todayAt(now);
  const rows = await mailable(db, now)
    .select(['id', 'date_debut_diffusion', 'date_fin_diffusion', 'date_creation'])
    .orderBy('id')
    .execute();
  return rows
    .filter((row) => {
      const { debut, fin } = periodeDiffusion(
        {
          dateDebutDiffusion: row.date_debut_diffusion,
          dateFinDiffusion: row.date_fin_diffusion,
          dateCreation: row.date_creation,
        },
        settings,
      );
      return debut <= today && today <= fin;
    })
    .map(({ id }) => id);
}

async function ciblesOf(db: Kysely<Database>, id: number): Promise<Cible[]> {
  const rows = await db
    .selectFrom('message_cible')
    .select(['role_type as roleType', 'criteres'])
    .where('message_id', '=', id)
    .execute();
  return rows;
}

/** The roles that targets find of the next persons, all roles of a person together. */
async function nextRoles(db: Kysely<Database>, cibles: readonly Cible[], from: { after: number; now: Date }) {
  const persons = await rolesVisesAfter(db, cibles, from)
    .select('role.personne_id as id')
    .distinct()
    .orderBy('role.personne_id')
    .limit(PERSONS_AT_ONCE)
    .execute();
  const last = persons.at(-1)?.id;
  if (last === undefined) return { roles: [], last: from.after, isOver: true };
  const roles = await rolesVisesAfter(db, cibles, from)
    .select(['role.id', 'role.type', 'role.personne_id as personneId', 'role.preferences'])
    .where('role.personne_id', '<=', last)
    .orderBy('role.id')
    .execute();
  return { roles, last, isOver: persons.length < PERSONS_AT_ONCE };
}

/**
 * Writes the mails of the next persons of a message; true once all are written. The mails and how far they are stand or fall together, so that
 * a process that is killed mails nobody twice and forgets nobody (M5). A second process waits at the row, then goes on from where it stands.
 */
async function mailNext(trx: Kysely<Database>, id: number, { jobs, now }: Tools): Promise<boolean> {
  const row = await mailable(trx, now)
    .innerJoin('personne', 'personne.id', 'message.diffuseur_id')
    .select(['titre', 'intitule', 'courriel_rang', 'nom', 'prenom'])
    .where('message.id', '=', id)
    .forUpdate('message')
    .executeTakeFirst();
  if (row === undefined) return true;
  const { roles, last, isOver } = await nextRoles(trx, await ciblesOf(trx, id), { after: row.courriel_rang, now });
  const mots = { titre: row.titre, intitule: row.intitule, auteur: `${row.prenom} ${row.nom}` };
  const mailed = await sendToPersons({ db: trx, jobs, now }, roles, 'MESSAGE', (role) => ({
    modele: 'message',
    objetId: id,
    mots,
    commentaire: null,
    chemin: rolePath(role, 'messages'),
  }));
  await trx
    .updateTable('message')
    .set({
      courriel_le: sql`coalesce(courriel_le, ${now}::timestamptz)`,
      courriel_rang: last,
      nb_destinataires: sql`nb_destinataires + ${mailed}::integer`,
      ...(isOver ? { courriel_fini_le: now } : {}),
    })
    .where('id', '=', id)
    .execute();
  return isOver;
}

/** The job that mails the messages that have come out, each once, a few persons at a time (M5). */
export async function mailMessages(
  db: Kysely<Database>,
  { settings, ...tools }: Tools & { readonly settings: ReadSettings },
): Promise<void> {
  await eachAlone(await dueMessages(db, tools.now, settings), async (id) => {
    let isOver = false;
    while (!isOver) isOver = await db.transaction().execute((trx) => mailNext(trx, id, tools));
  });
}
