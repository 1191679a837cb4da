import { NOTION_CERTIFICAT } from '@habilis/domain/certificat/NOTION_CERTIFICAT';
import { keptByHandler } from '../../platform/http/scopeChecks.ts';
import { dayOf } from '../../platform/dayOf.ts';
import { job } from '../../platform/jobs/Job.ts';
import { worker } from '../../platform/jobs/Worker.ts';
import { registerOneClick } from '../../platform/http/registerOneClick.ts';
import { moves } from '../../platform/PersonneReference.ts';
import type { Area } from '../../platform/Area.ts';
import { addEcheances } from '../echeances/echeance/echeanceSources.ts';
import { addFileOwner } from '../fichiers/file/fileOwners.ts';
import { addStagiaireReference } from '../personnes/stagiaire/stagiaireReferences.ts';
import { addSearcher } from '../recherche/searchers.ts';
import { attestationHandlers } from './attestation/handlers.ts';
import { ECHEANCES_CERTIFICAT } from './certificat/echeances.ts';
import { certificatHandlers } from './certificat/handlers.ts';
import { moveCertificats } from './certificat/moveCertificats.ts';
import { mayReadCertificat } from './certificat/scope.ts';
import { searchCertificats } from './certificat/searchCertificats.ts';
import { alertesDuJour, COURRIELS_CERT } from './certificat-formateur/alertesCertificats.ts';
import { ECHEANCES_FORMATEUR } from './certificat-formateur/echeances.ts';
import { reachesFormateur } from './certificat-formateur/formateurScope.ts';
import { certificatFormateurHandlers } from './certificat-formateur/handlers.ts';
import { cleCertificatHandlers } from './cle-certificat/handlers.ts';
import { modeleCertificatHandlers } from './modele-certificat/handlers.ts';
import { mayEditModele } from './modele-certificat/modeleScope.ts';
import { mayReadFileOfModele } from './modele-certificat/ownedFiles.ts';
import { qrcodeHandlers } from './qrcode/handlers.ts';
import { closeAlertesRevocation, COURRIELS_REVOCATION, readersCertificats } from './revocation/alertesRevocation.ts';
import { applyRevocations } from './revocation/applyRevocations.ts';
import { mayRevoke } from './revocation/revokeCertificat.ts';
import { COURRIELS_PAGE, sendPage, pageAEnvoyer } from './page-titulaire/requestPage.ts';
import { pageTitulaireHandlers } from './page-titulaire/handlers.ts';
import { purgePages } from './page-titulaire/openPage.ts';
import { listeSuivieHandlers } from './liste-suivie/handlers.ts';
import { purgeListes, stopListe } from './liste-suivie/lienListe.ts';
import { COURRIELS_LISTE, tellListes } from './liste-suivie/tellListes.ts';
import { COURRIELS_SUIVI, tellSuivis } from './suivi/tellSuivis.ts';
import { suiviHandlers } from './suivi/handlers.ts';
import { stopSuivi, purgeSuivis } from './suivi/lienSuivi.ts';
import { settleRemises } from './titulaire/keepRemise.ts';
import { COURRIELS_TITULAIRE } from './titulaire/tellTitulaire.ts';
import { ensureKey } from './signature/signingKey.ts';
import { signWaiting } from './signature/signCertificats.ts';

const certificatsASigner = job('certificats-a-signer', { isSingle: true, cron: '17 4 * * *' });

const suivisADire = job('suivis-a-dire', { isSingle: true, cron: '*/15 * * * *' });

const listesADire = job('listes-a-dire', { isSingle: true, cron: '*/15 7-20 * * *' });

const revocationsAAppliquer = job('revocations-a-appliquer', { isSingle: true, cron: '* * * * *' });

/** Certificats: their lists, their papers, their signature, their check and their revocation. */
export const certificats = {
  tables: [
    'certificat',
    'modele_certificat',
    'modele_certificat_version',
    'modele_certificat_fichier',
    'cle_certificat',
    'revocation_certificat',
    'suivi_certificat',
    'liste_suivie',
    'liste_suivie_certificat',
    'page_titulaire',
    'version_revocations',
    'prolongation_certificat',
    'remise_certificat',
  ],
  shown: {
    certificat: ['personnes', 'habilitations'],
    suivi_certificat: ['habilitations'],
  },
  handlers: (config) => ({
    qrcode: { ...qrcodeHandlers(config), ...suiviHandlers(config), ...listeSuivieHandlers(config) },
    attestation: attestationHandlers(config),
    certificat: { ...certificatHandlers(config), ...pageTitulaireHandlers(config) },
    certificatFormateur: certificatFormateurHandlers(config),
    cleCertificat: cleCertificatHandlers(config),
    modeleCertificat: modeleCertificatHandlers(config),
  }),
  scopes: {
    certificat: async (context, { id }) => mayReadCertificat(context, Number(id)),
    'modele-certificat': async (context, { id }) => mayEditModele(context, Number(id)),
    'modele-certificat-body': keptByHandler,
    'certificat-a-revoquer': async (context, { id }) => mayRevoke(context, Number(id)),
    'certificat-formateur': async (context, { id }) =>
      reachesFormateur(context, 'issue-certificats-formateur', Number(id)),
    'certificat-formateur-lu': async (context, { id }) => reachesFormateur(context, 'read-certificats', Number(id)),
    'certificat-formateur-body': keptByHandler,
  },
  objets: {
    certificat: { table: 'certificat', libelle: 'numero', caisse: 'caisse_id' },
    'modele-certificat': { table: 'modele_certificat', libelle: 'intitule' },
    'certificat-formateur': null,
    'cle-certificat': null,
    'page-titulaire': null,
  },
  evenements: NOTION_CERTIFICAT.courriels,
  courriels: [
    ...COURRIELS_CERT,
    ...COURRIELS_REVOCATION,
    ...COURRIELS_SUIVI,
    ...COURRIELS_LISTE,
    ...COURRIELS_TITULAIRE,
    ...COURRIELS_PAGE,
  ],
  readers: readersCertificats,
  daily: [alertesDuJour, closeAlertesRevocation],
  purges: [purgeSuivis, purgeListes, purgePages, settleRemises],
  routes: async (app, services) => {
    const { config, connection } = services;
    await registerOneClick(app, '/suivi-certificat/:key', async (key) =>
      stopSuivi(config, { ...(await dayOf(services)), db: connection.db }, key),
    );
    await registerOneClick(app, '/suivi-liste/:key', async (key) =>
      stopListe(config, { ...(await dayOf(services)), db: connection.db }, key),
    );
  },
  answers: () => {
    addSearcher('certificat', searchCertificats);
    addStagiaireReference(moveCertificats);
    addEcheances(...ECHEANCES_CERTIFICAT, ...ECHEANCES_FORMATEUR);
    addFileOwner({ table: 'modele_certificat_fichier', mayRead: mayReadFileOfModele });
  },
  workers: [
    worker(pageAEnvoyer, ({ config, connection: { db }, jobs, now }, { pageId }) =>
      db.transaction().execute((trx) => sendPage(config, { db: trx, jobs, now: now() }, pageId)),
    ),
    worker(certificatsASigner, ({ config, connection, now }) => signWaiting(config, connection.db, now())),
    worker(suivisADire, async (services) => tellSuivis(services.config, services.connection.db, await dayOf(services))),
    worker(listesADire, async (services) =>
      tellListes(services.config, services.connection.db, {
        ...(await dayOf(services)),
        format: services.letterhead.format,
      }),
    ),
    worker(revocationsAAppliquer, async (services) =>
      applyRevocations(services.config, services.connection.db, await dayOf(services)),
    ),
  ],
  starts: async ({ config, connection: { db }, jobs, log, now }) => {
    const lost = await db.transaction().execute((trx) => ensureKey(config, trx, now()));
    if (lost !== null) log.warn({ cle: lost }, 'clé des certificats illisible avec ce secret : une autre la remplace');
    // Those of a version that did not sign.
    await jobs.send(certificatsASigner, {}, db);
  },
  personnes: [
    moves('certificat', 'formateur_id'),
    moves('prolongation_certificat'),
    moves('prolongation_certificat', 'en_tant_que_par'),
    moves('cle_certificat'),
    moves('modele_certificat_version', 'publiee_par'),
    moves('revocation_certificat'),
    moves('revocation_certificat', 'en_tant_que_par'),
    moves('revocation_certificat', 'annulee_par'),
  ],
} as const satisfies Area;
