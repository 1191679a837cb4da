import { account } from './account/endpoints.ts';
import { actualite } from './actualite/endpoints.ts';
import { alerte } from './alerte/endpoints.ts';
import { arret } from './arret/endpoints.ts';
import { attestation } from './attestation/endpoints.ts';
import { annuaire } from './annuaire/endpoints.ts';
import { dispositifNiveau } from './dispositif-niveau/endpoints.ts';
import { dispositif } from './dispositif/endpoints.ts';
import { application } from './application/endpoints.ts';
import { applications } from './applications/endpoints.ts';
import { cleAcces } from './cle-acces/endpoints.ts';
import { certificat } from './certificat/endpoints.ts';
import { certificatFormateur } from './certificat-formateur/endpoints.ts';
import { commission } from './commission/endpoints.ts';
import { commune } from './commune/endpoints.ts';
import { demandeAdministrative } from './demande-administrative/endpoints.ts';
import { demandeHabilitation } from './demande-habilitation/endpoints.ts';
import { demande } from './demande/endpoints.ts';
import { echeance } from './echeance/endpoints.ts';
import type { Endpoint, ResourceContract } from './endpoint.ts';
import { entite } from './entite/endpoints.ts';
import { examen } from './examen/endpoints.ts';
import { exploitation } from './exploitation/endpoints.ts';
import { facteur } from './facteur/endpoints.ts';
import { fournisseur } from './fournisseur/endpoints.ts';
import { faq } from './faq/endpoints.ts';
import { fil } from './fil/endpoints.ts';
import { formateur } from './formateur/endpoints.ts';
import { file } from './file/endpoints.ts';
import { habilitation } from './habilitation/endpoints.ts';
import { historiqueCommentaire } from './historique-commentaire/endpoints.ts';
import { message } from './message/endpoints.ts';
import { presence } from './presence/endpoints.ts';
import { impersonation } from './impersonation/endpoints.ts';
import { cleCertificat } from './cle-certificat/endpoints.ts';
import { modeleCertificat } from './modele-certificat/endpoints.ts';
import { mrp } from './mrp/endpoints.ts';
import { notification } from './notification/endpoints.ts';
import { qrcode } from './qrcode/endpoints.ts';
import { recherche } from './recherche/endpoints.ts';
import { reglage } from './reglage/endpoints.ts';
import { session } from './session/endpoints.ts';
import { sessionCertification } from './session-certification/endpoints.ts';
import { lecture } from './lecture/endpoints.ts';
import { statistique } from './statistique/endpoints.ts';
import { lettre } from './lettre/endpoints.ts';
import { journal } from './journal/endpoints.ts';
import { manuel } from './manuel/endpoints.ts';
import { bureauSupport } from './support/bureau.ts';
import { support } from './support/endpoints.ts';
import { typeMessage } from './type-message/endpoints.ts';
import { utilisateur } from './utilisateur/endpoints.ts';
import { vueListe } from './vue-liste/endpoints.ts';
import { webhook } from './webhook/endpoints.ts';

/** The calls of each resource: named one by one, because what TypeScript would infer is too long to be declared. */
export type Contract = {
  readonly session: typeof session;
  readonly account: typeof account;
  readonly impersonation: typeof impersonation;
  readonly facteur: typeof facteur;
  readonly fournisseur: typeof fournisseur;
  readonly application: typeof application;
  readonly applications: typeof applications;
  readonly reglage: typeof reglage;
  readonly mrp: typeof mrp;
  readonly dispositif: typeof dispositif;
  readonly dispositifNiveau: typeof dispositifNiveau;
  readonly commune: typeof commune;
  readonly annuaire: typeof annuaire;
  readonly attestation: typeof attestation;
  readonly qrcode: typeof qrcode;
  readonly file: typeof file;
  readonly demande: typeof demande;
  readonly demandeAdministrative: typeof demandeAdministrative;
  readonly commission: typeof commission;
  readonly entite: typeof entite;
  readonly demandeHabilitation: typeof demandeHabilitation;
  readonly formateur: typeof formateur;
  readonly lettre: typeof lettre;
  readonly journal: typeof journal;
  readonly lecture: typeof lecture;
  readonly historiqueCommentaire: typeof historiqueCommentaire;
  readonly presence: typeof presence;
  readonly fil: typeof fil;
  readonly examen: typeof examen;
  readonly habilitation: typeof habilitation;
  readonly sessionCertification: typeof sessionCertification;
  readonly cleAcces: typeof cleAcces;
  readonly cleCertificat: typeof cleCertificat;
  readonly modeleCertificat: typeof modeleCertificat;
  readonly certificat: typeof certificat;
  readonly certificatFormateur: typeof certificatFormateur;
  readonly alerte: typeof alerte;
  readonly echeance: typeof echeance;
  readonly message: typeof message;
  readonly typeMessage: typeof typeMessage;
  readonly actualite: typeof actualite;
  readonly faq: typeof faq;
  readonly manuel: typeof manuel;
  readonly support: typeof support;
  readonly bureauSupport: typeof bureauSupport;
  readonly notification: typeof notification;
  readonly utilisateur: typeof utilisateur;
  readonly recherche: typeof recherche;
  readonly vueListe: typeof vueListe;
  readonly statistique: typeof statistique;
  readonly exploitation: typeof exploitation;
  readonly arret: typeof arret;
  readonly webhook: typeof webhook;
};

/** Every call, by resource; a call not built yet says so with `built: false`. */
export const contract: Contract = {
  session,
  account,
  impersonation,
  facteur,
  fournisseur,
  application,
  applications,
  reglage,
  mrp,
  dispositif,
  dispositifNiveau,
  commune,
  annuaire,
  attestation,
  qrcode,
  file,
  demande,
  demandeAdministrative,
  commission,
  entite,
  demandeHabilitation,
  formateur,
  lettre,
  journal,
  lecture,
  historiqueCommentaire,
  presence,
  fil,
  examen,
  habilitation,
  sessionCertification,
  cleAcces,
  cleCertificat,
  modeleCertificat,
  certificat,
  certificatFormateur,
  alerte,
  echeance,
  message,
  typeMessage,
  actualite,
  faq,
  manuel,
  support,
  bureauSupport,
  notification,
  utilisateur,
  recherche,
  vueListe,
  statistique,
  exploitation,
  arret,
  webhook,
};

type CallsOf<C> = { readonly [R in keyof C]: C[R][keyof C[R]] }[keyof C];
/** Every call, with its precise type. */
export type Call = CallsOf<Contract>;

/** The scopes that the calls name: a server answers for each. */
export type Scope = Extract<Call, { readonly access: { readonly scope: string } }>['access']['scope'];

/** A call with its name: its resource and its key. */
export type NamedCall = { readonly name: string; readonly endpoint: Endpoint };

/** Every call with its name. */
export const CALLS: readonly NamedCall[] = Object.entries<ResourceContract>(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([key, endpoint]) => ({ name: `${resource}.${key}`, endpoint })),
);
