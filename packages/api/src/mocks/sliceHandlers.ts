import { exampleSessionCertification } from './fixtures/exampleSessions.ts';
import type { HttpHandler } from 'msw';
import type { Actualite } from '../actualite/Actualite.ts';
import type { Alerte } from '../alerte/Alerte.ts';
import type { CertificatSummary } from '../certificat/Certificat.ts';
import type { AnnuaireFiche } from '../annuaire/AnnuaireEntite.ts';
import type { PointOrdreDuJour } from '../commission/Seance.ts';
import type { DemandeAdministrative } from '../demande-administrative/DemandeAdministrative.ts';
import type { Echeance } from '../echeance/Echeance.ts';
import type { Entite } from '../entite/Entite.ts';
import type { DemandeHabilitation } from '../demande-habilitation/DemandeHabilitation.ts';
import type { DemandeSummary } from '../demande/DemandeSummary.ts';
import type { DispositifNiveau } from '../dispositif-niveau/DispositifNiveau.ts';
import type { HistoriqueCommentaire } from '../historique-commentaire/endpoints.ts';
import type { Message, MessageRecu } from '../message/Message.ts';
import type { CertificatVerifie } from '../qrcode/CertificatVerifie.ts';
import type { Habilitation } from '../habilitation/Habilitation.ts';
import type { SessionCertification, SessionSummary } from '../session-certification/SessionCertification.ts';
import type { Facteurs } from '../facteur/Facteur.ts';
import type { LienFournisseur, RetourLu } from '../fournisseur/Fournisseur.ts';
import type { Account } from '../session/Account.ts';
import { accountMocks } from './accountMocks.ts';
import { actualiteMocks } from './actualiteMocks.ts';
import { alerteMocks } from './alerteMocks.ts';
import { annuaireMocks } from './annuaireMocks.ts';
import { certificatMocks } from './certificatMocks.ts';
import { aideMocks } from './aideMocks.ts';
import { bureauMocks } from './bureauMocks.ts';
import { applicationMocks } from './applicationMocks.ts';
import { applicationsMocks } from './applicationsMocks.ts';
import { commissionMocks } from './commissionMocks.ts';
import { demandeAdministrativeMocks } from './demandeAdministrativeMocks.ts';
import { echeanceMocks } from './echeanceMocks.ts';
import { entiteMocks } from './entiteMocks.ts';
import { demandeHabilitationMocks } from './demandeHabilitationMocks.ts';
import { demandeMocks } from './demandeMocks.ts';
import { dispositifMocks } from './dispositifMocks.ts';
import type { Impersonation } from '../impersonation/Impersonation.ts';
import { habilitationMocks } from './habilitationMocks.ts';
import { facteurMocks } from './facteurMocks.ts';
import { fournisseurMocks } from './fournisseurMocks.ts';
import { exampleMocks } from './exampleMocks.ts';
import { envoiMocks } from './envoiMocks.ts';
import { exampleAccount } from './fixtures/exampleAccount.ts';
import { exampleDemandeAdministrative } from './fixtures/exampleDemandeAdministrative.ts';
import { exampleDemandeHabilitation } from './fixtures/exampleDemandeHabilitation.ts';
import { exampleDemandes } from './fixtures/exampleDemandes.ts';
import { exampleEcheances } from './fixtures/exampleEcheances.ts';
import { exampleHistorique } from './fixtures/exampleHistorique.ts';
import { exampleActualites } from './fixtures/exampleActualites.ts';
import { exampleAlertes } from './fixtures/exampleAlertes.ts';
import { exampleMessages } from './fixtures/exampleMessages.ts';
import { messageMocks } from './messageMocks.ts';
import { arretMocks } from './arretMocks.ts';
import { exploitationMocks } from './exploitationMocks.ts';
import { cleCertificatMocks } from './cleCertificatMocks.ts';
import { modeleCertificatMocks } from './modeleCertificatMocks.ts';
import { qrcodeMocks } from './qrcodeMocks.ts';
import { remiseMocks } from './remiseMocks.ts';
import { sessionCertificationMocks } from './sessionCertificationMocks.ts';
import { filMocks } from './filMocks.ts';
import { formateurMocks } from './formateurMocks.ts';
import { impersonationMocks } from './impersonationMocks.ts';
import { examenMocks } from './examenMocks.ts';
import { journalMocks } from './journalMocks.ts';
import { lectureMocks } from './lectureMocks.ts';
import { presenceMocks } from './presenceMocks.ts';
import { notificationMocks } from './notificationMocks.ts';
import { rechercheMocks } from './rechercheMocks.ts';
import { reglageMocks } from './reglageMocks.ts';
import { sessionMocks } from './sessionMocks.ts';
import { statistiqueMocks } from './statistiqueMocks.ts';
import { utilisateurMocks } from './utilisateurMocks.ts';
import { vueListeMocks } from './vueListeMocks.ts';
import { webhookMocks } from './webhookMocks.ts';
import type { VueListe } from '../vue-liste/VueListe.ts';

/** The data of a story; examples replace what is missing. */
export type Scene = {
  readonly account?: Account;
  readonly demande?: DemandeAdministrative;
  readonly demandeHabilitation?: DemandeHabilitation;
  readonly steps?: readonly HistoriqueCommentaire[];
  readonly demandes?: readonly DemandeSummary[];
  readonly alertes?: readonly Alerte[];
  readonly messages?: readonly MessageRecu[];
  /** The messages that the role sent. */
  readonly envois?: readonly Message[];
  readonly actualites?: readonly Actualite[];
  /** The impersonation under way: the account is then that person's. */
  readonly impersonation?: Impersonation;
  readonly annuaire?: readonly AnnuaireFiche[];
  readonly certificat?: CertificatVerifie;
  readonly facteurs?: Facteurs;
  readonly liens?: readonly LienFournisseur[];
  readonly retour?: RetourLu;
  readonly habilitations?: readonly Habilitation[];
  readonly points?: readonly PointOrdreDuJour[];
  readonly dispositifNiveaux?: readonly DispositifNiveau[];
  readonly entites?: readonly Entite[];
  readonly echeances?: readonly Echeance[];
  readonly sessionCertification?: SessionCertification;
  readonly sessions?: readonly SessionSummary[];
  readonly certificats?: readonly CertificatSummary[];
  readonly vues?: readonly VueListe[];
};

/** Answers to every call that is built, seen by the first role of the account; a call without an example of its own answers that of its schema. */
export function sliceHandlers(scene: Scene = {}): HttpHandler[] {
  const { account = exampleAccount(), steps = exampleHistorique(), sessionCertification } = scene;
  const role = account.roles[0]?.type ?? 'DM';
  return [
    ...sessionMocks(account),
    ...accountMocks(account),
    ...impersonationMocks(scene.impersonation),
    ...facteurMocks(scene.facteurs),
    ...fournisseurMocks(scene.liens, scene.retour),
    ...applicationMocks(),
    ...applicationsMocks(role),
    ...annuaireMocks(scene.annuaire),
    ...dispositifMocks(role, scene.dispositifNiveaux),
    ...cleCertificatMocks(),
    ...exploitationMocks(),
    ...arretMocks(),
    ...webhookMocks(),
    ...modeleCertificatMocks(),
    ...qrcodeMocks(scene.certificat),
    ...aideMocks(),
    ...bureauMocks(account.habilisId),
    ...notificationMocks(role),
    ...demandeMocks(scene.demandes ?? exampleDemandes(), account.habilisId),
    ...utilisateurMocks(role),
    ...habilitationMocks(role, scene.habilitations),
    ...entiteMocks(role, scene.entites),
    ...demandeAdministrativeMocks(scene.demande ?? exampleDemandeAdministrative({}, { role }), { role, steps }),
    ...presenceMocks(),
    ...filMocks(),
    ...journalMocks(),
    ...demandeHabilitationMocks(scene.demandeHabilitation ?? exampleDemandeHabilitation({}, { role }), role),
    ...formateurMocks(),
    ...rechercheMocks(),
    ...reglageMocks(),
    ...commissionMocks(scene.points),
    ...examenMocks(),
    ...lectureMocks(),
    ...sessionCertificationMocks(role, sessionCertification, scene.sessions),
    ...certificatMocks(scene.certificats),
    ...remiseMocks(sessionCertification ?? exampleSessionCertification({ etat: 'CLOTUREE' })),
    ...alerteMocks(scene.alertes ?? exampleAlertes(role)),
    ...echeanceMocks(scene.echeances ?? exampleEcheances(role)),
    ...vueListeMocks(scene.vues),
    ...statistiqueMocks(role),
    ...messageMocks(scene.messages ?? exampleMessages()),
    ...envoiMocks(scene.envois),
    ...actualiteMocks(scene.actualites ?? exampleActualites()),
    ...exampleMocks(),
  ];
}
