import { roleHome } from '@habilis/api/page/paths';
import { rythmeOf } from '@habilis/domain/notification/rythmeOf';
import { reglageOf } from '@habilis/domain/notification/EVENEMENTS';
import { formatInstantDate } from '@habilis/i18n/format';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { CourrielTable } from '../../../database/tables/platform.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import type { LigneResume } from '../../../database/values/Courriel.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { dueOfResume } from '../../../platform/mail/dueOfResume.ts';
import type { Letterhead } from '../../../platform/mail/renderCourriel.ts';
import { closeCourriels, sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { type NotifiedRole, notifiedRoles } from '../role/notifiedRoles.ts';

type Tools = {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly format: Letterhead['format'];
  readonly now: Date;
  /** The hour of Europe/Paris at which summaries leave. */
  readonly hour: number;
};
type Waiting = Pick<Selectable<CourrielTable>, 'id' | 'modele' | 'valeurs' | 'rythme' | 'sujet' | 'cree_le'>;

const SUJETS = { QUOTIDIEN: 'RESUME_QUOTIDIEN', HEBDO: 'RESUME_HEBDO' } as const;
type RythmeResume = keyof typeof SUJETS;

/** The summary that a mail goes into, by what its role wants now; null when the role no longer wants it. */
function resumeOf({ sujet, rythme }: Waiting, role: NotifiedRole): RythmeResume | null {
  const isEvent = sujet !== null && sujet !== 'RESUME_QUOTIDIEN' && sujet !== 'RESUME_HEBDO';
  const wanted = isEvent ? rythmeOf(sujet, role.type, role.preferences) : rythme;
  // A waiting mail that the role now wants at once goes with the next daily summary.
  return wanted === null ? null : wanted === 'HEBDO' ? 'HEBDO' : 'QUOTIDIEN';
}

function lineOf(
  { format }: Tools,
  { modele, valeurs, sujet, cree_le: creeLe }: Waiting,
  role: NotifiedRole,
): LigneResume {
  const isEvent = sujet !== null && sujet !== 'RESUME_QUOTIDIEN' && sujet !== 'RESUME_HEBDO';
  const reglage = isEvent ? reglageOf(sujet, role.type) : null;
  return {
    objet: format.chosen(`mails.${modele}.objet`, valeurs.mots),
    chemin: valeurs.chemin,
    date: formatInstantDate(creeLe.toISOString()),
    ...(reglage?.kind === 'choisi' ? { categorie: reglage.categorie } : {}),
  };
}

/** Writes one mail per rhythm with what waits for a role and fell due. */
async function sendResumesOf(tools: Tools, role: NotifiedRole): Promise<void> {
  const { db: trx, jobs, now, hour } = tools;
  // A concurrent run waits here, and then finds nothing.
  const waiting = await trx
    .selectFrom('courriel')
    .select(['id', 'modele', 'valeurs', 'rythme', 'sujet', 'cree_le'])
    .where('etat', '=', 'en-attente')
    .where('rythme', '<>', 'IMMEDIAT')
    .where('role_id', '=', role.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const dues = { QUOTIDIEN: dueOfResume('QUOTIDIEN', now, hour), HEBDO: dueOfResume('HEBDO', now, hour) };
  // What was switched off is dropped only when its summary leaves: until then it can be switched on again.
  const unwanted = waiting.filter(
    (mail) => resumeOf(mail, role) === null && mail.cree_le < dues[mail.rythme === 'HEBDO' ? 'HEBDO' : 'QUOTIDIEN'],
  );
  if (unwanted.length > 0) await closeCourriels(trx, unwanted, 'ecarte', now);
  for (const rythme of ['QUOTIDIEN', 'HEBDO'] as const) {
    const gathered = waiting.filter((mail) => resumeOf(mail, role) === rythme && mail.cree_le < dues[rythme]);
    if (gathered.length === 0) continue;
    await closeCourriels(trx, gathered, 'regroupe', now);
    await sendCourriel(
      { db: trx, jobs, now },
      {
        modele: 'resume',
        personneId: role.personneId,
        roleId: role.id,
        objetId: null,
        rythme: 'IMMEDIAT',
        sujet: SUJETS[rythme],
        valeurs: {
          mots: { nombre: gathered.length },
          commentaire: null,
          chemin: roleHome(role),
          lignes: gathered.map((mail) => lineOf(tools, mail, role)),
        },
      },
    );
  }
}

/** The job that writes the summaries that fell due, one per role and rhythm with something waiting (rules/alerts#mails). */
export async function sendResumes(db: Kysely<Database>, tools: Omit<Tools, 'db'>): Promise<void> {
  const roles = await notifiedRoles(db, tools.now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('courriel')
          .select('courriel.id')
          .whereRef('courriel.role_id', '=', 'role.id')
          .where('courriel.etat', '=', 'en-attente')
          .where('rythme', '<>', 'IMMEDIAT')
          .where('courriel.cree_le', '<', dueOfResume('QUOTIDIEN', tools.now, tools.hour)),
      ),
    )
    .execute();
  await eachAlone(roles, (role) => db.transaction().execute((trx) => sendResumesOf({ ...tools, db: trx }, role)));
}
