import { newsPath, roleHome } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import { isCible } from '@habilis/domain/message/isCible';
import { periodeDiffusion } from '@habilis/domain/message/periodeDiffusion';
import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import { formatDate } from '@habilis/i18n/format';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { type Letter, sendToPersons } from '../../avertir/courriel/sendToRoles.ts';
import type { ReadSettings } from '../../../platform/settings/readSettings.ts';
import { todayAt } from '../../../platform/today.ts';
import { type ToldReaderRole, toldRolesInTurn } from '../../avertir/role/readerRoles.ts';
import { profilOf } from './messagesFor.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now'>;
type Announcement = {
  readonly evenement: Evenement;
  readonly isFor: (role: ToldReaderRole) => Promise<boolean>;
  readonly letterOf: (role: ToldReaderRole) => Letter;
};

async function announce(tools: Tools, { evenement, isFor, letterOf }: Announcement) {
  for await (const roles of toldRolesInTurn(tools.db, tools.now)) {
    const reached: ToldReaderRole[] = [];
    for (const role of roles) if (await isFor(role)) reached.push(role);
    await sendToPersons(tools, reached, evenement, letterOf);
  }
}

/** Mails a news item, unless another run already did: the row is locked until all mails are written. */
async function announceActualite(tools: Tools, id: number): Promise<void> {
  const row = await tools.db
    .updateTable('actualite')
    .set({ courriel_le: tools.now })
    .where('id', '=', id)
    .where('courriel_le', 'is', null)
    .returning(['titre', 'date_debut_publication as debut'])
    .executeTakeFirst();
  if (row === undefined) return;
  const mots = { titre: row.titre, date: formatDate(row.debut) };
  await announce(tools, {
    evenement: 'ACTUALITE',
    isFor: async () => true,
    letterOf: (role) => ({
      modele: 'actualite',
      objetId: id,
      mots,
      commentaire: null,
      chemin: newsPath(rolePath(role, 'actualites'), id),
    }),
  });
}

/** Mails a message once, to those whom its targets find (M5). */
async function announceMessage(tools: Tools, id: number): Promise<void> {
  const { db, now } = tools;
  const row = await db
    .updateTable('message')
    .set({ courriel_le: now })
    .from('personne')
    .whereRef('personne.id', '=', 'message.diffuseur_id')
    .where('message.id', '=', id)
    .where('courriel_le', 'is', null)
    .returning(['titre', 'intitule', 'nom', 'prenom'])
    .executeTakeFirst();
  if (row === undefined) return;
  const cibles = await db
    .selectFrom('message_cible')
    .select(['role_type', 'criteres'])
    .where('message_id', '=', id)
    .execute();
  const mots = { titre: row.titre, intitule: row.intitule, auteur: `${row.prenom} ${row.nom}` };
  await announce(tools, {
    evenement: 'MESSAGE',
    isFor: async (role) => {
      const aimed = cibles.filter(({ role_type: roleType }) => roleType === role.type);
      if (aimed.length === 0) return false;
      const profil = await profilOf({ db, today: todayAt(now) }, role);
      return aimed.some(({ role_type: roleType, criteres }) => isCible({ roleType, criteres }, profil));
    },
    letterOf: (role) => ({
      modele: 'message',
      objetId: id,
      mots,
      commentaire: null,
      chemin: roleHome(role),
    }),
  });
}

async function dueActualites(db: Kysely<Database>, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('actualite')
    .select('id')
    .where('courriel_le', 'is', null)
    .where('date_debut_publication', '<=', today)
    .where((eb) => eb.or([eb('date_fin_publication', 'is', null), eb('date_fin_publication', '>=', today)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function dueMessages(db: Kysely<Database>, today: string, readSettings: ReadSettings): Promise<number[]> {
  const settings = await readSettings();
  const rows = await db
    .selectFrom('message')
    .select(['id', 'date_debut_diffusion', 'date_fin_diffusion', 'date_creation'])
    .where('par_courriel', '=', true)
    .where('courriel_le', 'is', null)
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

/** The job that mails the news and messages that have come out, each once and in its own transaction (M5, M12). */
export async function announceAll(
  db: Kysely<Database>,
  { settings, jobs, now }: Omit<Tools, 'db'> & { readonly settings: ReadSettings },
): Promise<void> {
  const today = todayAt(now);
  const works = [
    ...(await dueActualites(db, today)).map((id) => (tools: Tools) => announceActualite(tools, id)),
    ...(await dueMessages(db, today, settings)).map((id) => (tools: Tools) => announceMessage(tools, id)),
  ];
  await eachAlone(works, (work) => db.transaction().execute((trx) => work({ db: trx, jobs, now })));
}
