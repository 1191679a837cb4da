import type { Rythme } from '@habilis/domain/courriel/rythmeOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Letterhead } from './renderCourriel.ts';
import { sendCourriel } from './sendCourriel.ts';

type Tools = { readonly jobs: Jobs; readonly format: Letterhead['format']; readonly now: Date };

const MONDAY = 1;

/** The summaries that leave on a day: each day's, and the week's on Mondays. */
const rythmesOf = (today: string): Rythme[] =>
  new Date(`${today}T12:00:00Z`).getUTCDay() === MONDAY ? ['QUOTIDIEN', 'HEBDO'] : ['QUOTIDIEN'];

/** Puts what waits for a role into one mail. */
async function sendResume(trx: Kysely<Database>, roleId: number, rythme: Rythme, tools: Tools): Promise<void> {
  const waiting = await trx
    .selectFrom('courriel')
    .select(['id', 'modele', 'valeurs', 'personne_id'])
    .where('etat', '=', 'en-attente')
    .where('rythme', '=', rythme)
    .where('role_id', '=', roleId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [first] = waiting;
  if (first === undefined) return;
  await trx
    .updateTable('courriel')
    .set({ etat: 'regroupe', traite_le: tools.now })
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute();
  await sendCourriel(
    { db: trx, jobs: tools.jobs, now: tools.now },
    {
      modele: 'resume',
      personneId: first.personne_id,
      roleId,
      objetId: null,
      rythme: 'IMMEDIAT',
      valeurs: {
        mots: { nombre: waiting.length },
        commentaire: null,
        chemin: '/',
        lignes: waiting.map(({ modele, valeurs }) => ({
          objet: tools.format(`mails.${modele}.objet`, valeurs.mots),
          chemin: valeurs.chemin,
        })),
      },
    },
  );
}

/** The job that writes the summaries due today, one for each role that something waits for (domain, C.9). */
export async function sendResumes(db: Kysely<Database>, tools: Tools & { readonly today: string }): Promise<void> {
  for (const rythme of rythmesOf(tools.today)) {
    const roles = await db
      .selectFrom('courriel')
      .innerJoin('role', 'role.id', 'courriel.role_id')
      .select('role.id')
      .distinct()
      .where('courriel.etat', '=', 'en-attente')
      .where('rythme', '=', rythme)
      .where((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', tools.now)]))
      .execute();
    for (const { id } of roles) await db.transaction().execute((trx) => sendResume(trx, id, rythme, tools));
  }
}
