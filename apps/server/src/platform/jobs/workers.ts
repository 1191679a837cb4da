import type { Settings } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { sendDueDecisions } from '../../areas/demandes/commission/sendDueDecisions.ts';
import { askAgainForVerifications } from '../../areas/demandes/demande-administrative/askAgainForVerifications.ts';
import { retryVerificationSiren } from '../../areas/demandes/demande-administrative/retryVerificationSiren.ts';
import { updateDailyAlertes } from '../../areas/demandes/demande-administrative/updateDailyAlertes.ts';
import { updateDailyHabilitations } from '../../areas/habilitations/habilitation/updateDailyHabilitations.ts';
import { endVoidImpersonations } from '../../areas/personnes/impersonation/endVoidImpersonations.ts';
import { announceAll } from '../../areas/communication/message/announceAll.ts';
import { closeEndedEntites } from '../../areas/entites/entite/closeEndedEntites.ts';
import { verifyEntite, verifyEntites } from '../../areas/entites/entite/verifyEntite.ts';
import { purgeDemandes } from '../../areas/demandes/demande-habilitation/purgeDemandes.ts';
import { updateDailyDemandes } from '../../areas/demandes/demande-habilitation/updateDailyDemandes.ts';
import { announceLockout } from '../../areas/personnes/session/announceLockout.ts';
import { purgeSupport } from '../../areas/communication/support/purgeSupport.ts';
import { releaseEndedRoles } from '../../areas/demandes/demande/releaseTasks.ts';
import { purgeAudit } from '../audit/purgeAudit.ts';
import type { FileStore } from '../files/FileStore.ts';
import { closeCourriel, deliverCourriel } from '../mail/deliverCourriel.ts';
import { sendResumes } from '../mail/sendResumes.ts';
import type { Services } from '../Services.ts';
import { todayAt } from '../today.ts';
import { eachAlone } from './eachAlone.ts';
import type { Workers } from './Jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** No call lasts as long: what is older and named by no row is named by none that is under way. */
const ORPHAN_MS = 60 * 60 * 1000;

const ADDRESS_LENGTH = 64;

/** Whether a row names a content, asked at once for all that begin alike: a store goes through them in their order. */
function namedByRows(db: Kysely<Database>): (sha256: string) => Promise<boolean> {
  let known: { readonly start: string; readonly named: ReadonlySet<string> } | undefined;
  return async (sha256) => {
    const start = sha256.slice(0, 2);
    if (known?.start !== start) {
      const rows = await db
        .selectFrom('fichier')
        .select('sha256')
        .distinct()
        .where('sha256', '>=', start.padEnd(ADDRESS_LENGTH, '0'))
        .where('sha256', '<=', start.padEnd(ADDRESS_LENGTH, 'f'))
        .execute();
      known = { start, named: new Set(rows.map((row) => row.sha256)) };
    }
    return known.named.has(sha256);
  };
}

/** Removes the stored files that no row names and that are old enough not to be part of a call under way. */
export const sweepFiles = (db: Kysely<Database>, files: FileStore, ageMs: number): Promise<number> =>
  files.sweep(ageMs, namedByRows(db));

/** Removes what only served for a while: past tokens and challenges, devices long unseen, signs of presence, sign-in failures, counts of given files, kept answers, keys, mails that are done, what their links stopped, acts in others' names, who looked at what, accounts that nobody activated. */
export async function purgeTechnical(
  db: Kysely<Database>,
  now: Date,
  {
    conservationCourrielsJours,
    conservationComptesNonActivesJours,
    conservationConnexionsJours,
    conservationJournalJours,
    conservationConsultationsJours,
  }: Settings,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await db.deleteFrom('jeton').where('expire_le', '<', dayAgo).execute();
  await db.deleteFrom('tentative').where('faite_le', '<', dayAgo).execute();
  await db.deleteFrom('depot').where('recu_le', '<', dayAgo).execute();
  await db.deleteFrom('defi_resolu').where('expire_le', '<', now).execute();
  await db.deleteFrom('defi_releve').where('expire_le', '<', dayAgo).execute();
  await db
    .deleteFrom('appareil_connu')
    .where('vu_le', '<', new Date(now.getTime() - conservationConnexionsJours * DAY_MS))
    .execute();
  await db
    .deleteFrom('consultation')
    .where('heure_le', '<', new Date(now.getTime() - conservationConsultationsJours * DAY_MS))
    .execute();
  await db.deleteFrom('idempotence').where('cree_le', '<', dayAgo).execute();
  await db.deleteFrom('presence').where('vu_le', '<', dayAgo).execute();
  const mailsBefore = new Date(now.getTime() - conservationCourrielsJours * DAY_MS);
  // Until then its reader is told why it serves no more.
  await db.deleteFrom('cle_compte').where('expire_le', '<', mailsBefore).execute();
  // As long as the trail that tells of it.
  const actsBefore = new Date(now.getTime() - conservationJournalJours * DAY_MS);
  await db.deleteFrom('impersonation').where('expire_le', '<', actsBefore).execute();
  await db
    .deleteFrom('courriel')
    // What still waits for its summary after so long is for a role that has ended.
    .where((eb) => eb.or([eb('etat', '<>', 'en-attente'), eb('rythme', '<>', 'IMMEDIAT')]))
    .where('cree_le', '<', mailsBefore)
    .execute();
  await db.deleteFrom('desabonnement').where('fait_le', '<', mailsBefore).execute();
  // Somebody may have asked for it in another's name.
  await db
    .deleteFrom('personne')
    .where('etat', '=', 'a-activer')
    .where('cree_le', '<', new Date(now.getTime() - conservationComptesNonActivesJours * DAY_MS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('role').select('role.id').whereRef('role.personne_id', '=', 'personne.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('personne as f').select('f.id').whereRef('f.fusionnee_en', '=', 'personne.id'))),
    )
    .execute();
}

/** What each kind of background work does. */
export function workersOf(services: Services): Workers {
  const { connection, files, register, jobs, mailer, letterhead, settings, log, now } = services;
  const { db } = connection;
  const day = async () => ({ today: todayAt(now()), settings: await settings(), jobs, now: now() });
  return {
    'verification-siren': ({ demandeAdministrativeId }) =>
      retryVerificationSiren(db, register, demandeAdministrativeId, now()),
    'relance-verifications-siren': () => askAgainForVerifications(db, jobs),
    'verification-entite': async ({ entiteId }) => {
      const isAnswered = await verifyEntite(db, entiteId, { register, jobs, now: now(), settings: await settings() });
      if (!isAnswered) throw new Error('le registre des entreprises ne répond pas');
    },
    'verification-entites': async () => verifyEntites(db, { register, jobs, now: now(), settings: await settings() }),
    'entites-fermees': () => closeEndedEntites(db, now()),
    courriel: ({ courrielId }) => deliverCourriel(db, { mailer, letterhead, files }, courrielId, now()),
    'courriel-perdu': async ({ courrielId }) => {
      log.error({ courrielId }, 'courriel abandonné après tous les essais');
      await closeCourriel(db, courrielId, 'perdu', now());
    },
    'compte-verrouille': async ({ personneId }) => {
      if (personneId !== null) await announceLockout(db, { ...(await day()), personneId });
    },
    'resumes-courriels': async () => {
      const { heureResumes: hour } = await settings();
      await sendResumes(db, { jobs, format: letterhead.format, now: now(), hour });
    },
    'balayage-fichiers': async () => {
      await sweepFiles(db, files, ORPHAN_MS);
    },
    'fichiers-en-attente': () => files.settle(),
    'purge-technique': async () => {
      await purgeTechnical(db, now(), await settings());
      await purgeSupport(db, now(), await settings());
      await purgeDemandes(db, todayAt(now()), await settings());
    },
    annonces: () => announceAll(db, { jobs, now: now(), settings }),
    'roles-termines': async () => {
      await releaseEndedRoles(db, await day());
      await endVoidImpersonations(db, now());
    },
    'decisions-a-envoyer': async () => sendDueDecisions(db, await day()),
    'purge-journal': async () => {
      await purgeAudit(db, now(), await settings());
    },
    'alertes-du-jour': async () => {
      const today = await day();
      const updates = [updateDailyAlertes, updateDailyHabilitations, updateDailyDemandes];
      await eachAlone(updates, (update) => update(db, today));
    },
  };
}
