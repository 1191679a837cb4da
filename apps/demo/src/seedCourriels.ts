import { rolePath } from '@habilis/api/page/rolePaths';
import { addDays } from '@habilis/domain/date/addDays';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { sujetOf } from '@habilis/domain/notification/desabonnement';
import type { EvenementReglable } from '@habilis/domain/notification/EVENEMENTS';
import type { Rythme } from '@habilis/domain/notification/preferencesOf';
import { formatDate } from '@habilis/i18n/format';
import type { Insertable, Kysely } from 'kysely';
import { NO_JOBS } from '@habilis/server/platform/jobs/NO_JOBS';
import type { Database } from '@habilis/server/database/Database';
import type { CourrielTable } from '@habilis/server/database/tables/platform';
import type { ModeleCourriel, ValeursCourriel } from '@habilis/server/database/values/Courriel';
import { sendResumes } from '@habilis/server/areas/avertir/courriel/sendResumes';
import type { Services } from '@habilis/server/platform/Services';
import { todayAt } from '@habilis/server/platform/today';
import { parisInstant } from '@habilis/server/platform/parisInstant';

/** A recipient of mails about the demandes at a task, with their chosen frequency. */
type Reader = {
  readonly habilisId: string;
  readonly rythme: Rythme;
  readonly evenement: EvenementReglable;
  readonly modele: ModeleCourriel;
  readonly tache: DaTaskKey;
};

const INSTRUCTEUR = { evenement: 'DA_A_INSTRUIRE', modele: 'da-a-instruire', tache: 'da_instruction' } as const;
const VALIDATOR = {
  evenement: 'DA_REJET_A_VALIDER',
  modele: 'da-rejet-a-valider',
  tache: 'da_validation_rejet',
} as const;
const READERS: readonly Reader[] = [
  { habilisId: 'INS50004', rythme: 'IMMEDIAT', ...INSTRUCTEUR },
  { habilisId: 'INS50008', rythme: 'QUOTIDIEN', ...INSTRUCTEUR },
  { habilisId: 'RCA60003', rythme: 'HEBDO', ...VALIDATOR },
];
const TOLD = 4;
/** Old enough for the daily or weekly summary to have left since. */
const DAYS_AGO: Readonly<Record<Rythme, number>> = { IMMEDIAT: 3, QUOTIDIEN: 2, HEBDO: 8 };

/** A reader's mails: all are past except the last, which waits if a summary is wanted. */
async function mailsOf(db: Kysely<Database>, reader: Reader, now: Date): Promise<Insertable<CourrielTable>[]> {
  const { habilisId, rythme, evenement, modele, tache } = reader;
  const role = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.type', 'role.personne_id', 'role.mrp_id'])
    .where('habilis_id', '=', habilisId)
    .orderBy('role.id')
    .executeTakeFirstOrThrow();
  const preferences = [{ type: evenement, canal: 'EMAIL', frequence: rythme }];
  await db
    .updateTable('role')
    .set({ preferences: JSON.stringify(preferences) })
    .where('id', '=', role.id)
    .execute();
  const demandes = await db
    .selectFrom('demande_administrative')
    .select(['id', 'numero', 'raison_sociale', 'date_echeance'])
    .where('tache', '=', tache)
    .where('caisse_id', '=', role.mrp_id)
    .orderBy('numero', 'desc')
    .limit(TOLD)
    .execute();
  const past = parisInstant(addDays(todayAt(now), -DAYS_AGO[rythme]), 15);
  return demandes.map(({ id, numero, raison_sociale: raisonSociale, date_echeance: echeance }, index) => {
    const valeurs: ValeursCourriel = {
      mots: {
        numero: numero ?? '',
        raisonSociale: raisonSociale ?? '',
        echeance: echeance === null ? 'aucune' : formatDate(echeance),
        suspension: 'aucune',
      },
      commentaire: null,
      chemin: rolePath(role, 'demandeAdministrative', id),
      lignes: [],
    };
    return {
      modele,
      personne_id: role.personne_id,
      role_id: role.id,
      objet_id: id,
      valeurs: JSON.stringify(valeurs),
      rythme,
      etat: rythme === 'IMMEDIAT' ? 'garde' : 'en-attente',
      sujet: sujetOf(evenement, role.type),
      adresse: null,
      cle_id: null,
      cree_le: index > 0 && index === demandes.length - 1 ? now : past,
      traite_le: null,
    };
  });
}

/** Mails as if sent before the demonstration began: an immediate one, a daily summary, a weekly one, and those waiting for the next. */
export async function seedCourriels({
  connection: { db },
  letterhead,
  settings,
  now,
}: Pick<Services, 'connection' | 'letterhead' | 'settings' | 'now'>): Promise<void> {
  for (const reader of READERS) {
    await db
      .insertInto('courriel')
      .values(await mailsOf(db, reader, now()))
      .execute();
  }
  const { heureResumes: hour } = await settings();
  const today = todayAt(now());
  const waiting = await db
    .selectFrom('courriel')
    .select((eb) => eb.fn.min('cree_le').as('first'))
    .where('etat', '=', 'en-attente')
    .executeTakeFirst();
  // Each evening's summaries leave, as they did.
  for (let day = waiting?.first ? todayAt(waiting.first) : today; day < today; day = addDays(day, 1)) {
    await sendResumes(db, { jobs: NO_JOBS, format: letterhead.format, now: parisInstant(day, hour), hour });
  }
  await sendResumes(db, { jobs: NO_JOBS, format: letterhead.format, now: now(), hour });
  await db.updateTable('courriel').set({ etat: 'garde' }).where('modele', '=', 'resume').execute();
}
