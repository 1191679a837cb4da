import { type Address, fill, roleHome, type RoleId, type ValuesOf } from './paths.ts';

/** The screens of a role: their addresses below its area, as the router reads them. */
export const ROLE_PATHS = {
  taches: 'taches',
  echeances: 'echeances',
  demandes: 'demandes',
  demandeAdministrative: 'demandes-administratives/:demandeId',
  demandeHabilitation: 'demandes-habilitation/:demandeId/:onglet?',
  habilitations: 'habilitations',
  nouvelleHabilitation: 'habilitations/nouvelle',
  habilitation: 'habilitations/:habilitationId',
  sessions: 'sessions',
  sessionsAFaire: 'sessions-a-faire',
  nouvelleSession: 'sessions/nouvelle',
  session: 'sessions/:sessionId/:onglet?',
  certificats: 'certificats',
  renouvellements: 'certificats/a-renouveler',
  certificatsFormateurs: 'certificats/formateurs',
  certificatFormateur: 'certificats/formateurs/:certificatId',
  certificat: 'certificats/:certificatId',
  commission: 'commission',
  commissionAPlanifier: 'commission/a-planifier',
  commissionDecisions: 'commission/decisions',
  commissionSeance: 'commission/seances/:date',
  commissionDecision: 'commission/seances/:date/decision',
  alertes: 'alertes',
  journal: 'journal',
  alertesDeTous: 'alertes/de-tous',
  actualites: 'actualites',
  actualitesGestion: 'actualites/gestion',
  actualiteEdition: 'actualites/gestion/:actualiteId',
  messages: 'messages',
  messagesEnvoyes: 'messages/envois',
  nouveauMessage: 'messages/envois/nouveau',
  messageEnvoye: 'messages/envois/:messageId',
  modifierMessage: 'messages/envois/:messageId/modifier',
  typesMessage: 'types-message',
  nouveauTypeMessage: 'types-message/nouveau',
  typeMessage: 'types-message/:typeId',
  statistiques: 'statistiques',
  enTantQue: 'en-tant-que',
  notifications: 'notifications',
  faqs: 'assistance/faqs/liste',
  manuels: 'assistance/manuels',
  contact: 'assistance/contact',
  messagesSupport: 'assistance/messages',
  filSupport: 'assistance/messages/:filId',
  reponsesPretes: 'assistance/reponses-pretes',
  entites: 'entites',
  nouvelleEntite: 'entites/nouvelle',
  entite: 'entites/:entiteId',
  utilisateurs: 'utilisateurs',
  nouvelUtilisateur: 'utilisateurs/nouveau',
  fusionIdentites: 'utilisateurs/identites',
  utilisateur: 'utilisateurs/:habilisId',
  fusion: 'utilisateurs/:habilisId/fusion',
  dispositifs: 'dispositifs',
  nouveauNiveau: 'dispositifs/nouveau',
  niveau: 'dispositifs/:niveauId',
  applications: 'applications',
  webhooks: 'webhooks',
  webhook: 'webhooks/:webhookId',
  clesCertificat: 'cles-certificat',
  reglages: 'reglages',
  reglagesFamille: 'reglages/:famille',
  exploitation: 'exploitation',
  courriels: 'exploitation/courriels',
  adressesEcartees: 'exploitation/adresses',
  modelesCertificat: 'modeles-certificat',
  modeleCertificat: 'modeles-certificat/:modeleId',
  modifierNiveau: 'dispositifs/:niveauId/modifier',
} as const;

/** A screen of a role. */
export type RolePage = keyof typeof ROLE_PATHS;
/** A screen of a role whose address holds no value. */
export type FixedRolePage = {
  [P in RolePage]: (typeof ROLE_PATHS)[P] extends `${string}:${string}` ? never : P;
}[RolePage];

/** The page of each kind of object that an alert can be about: that of the object, or their list. */
export const PAGES_OBJET = {
  'demande-administrative': 'demandeAdministrative',
  'demande-habilitation': 'demandeHabilitation',
  habilitation: 'habilitation',
  'session-certification': 'session',
  'certificat-formateur': 'certificatFormateur',
  certificat: 'certificat',
  // Those of an entite that end soon.
  certificats: 'renouvellements',
  entite: 'entite',
} as const satisfies Readonly<Record<string, RolePage>>;
/** A kind of object with a page. */
export type ObjetAPage = keyof typeof PAGES_OBJET;

/** The address of a screen of a role; the values stand in the order of its pattern. */
export const rolePath = <P extends RolePage>(
  role: RoleId,
  page: P,
  ...values: ValuesOf<(typeof ROLE_PATHS)[P]>
): Address => fill(`${roleHome(role)}/${ROLE_PATHS[page]}`, values);

/** The page of an object within the area of a role. */
export const objetPath = (role: RoleId, objet: ObjetAPage, id: number): Address =>
  fill(`${roleHome(role)}/${ROLE_PATHS[PAGES_OBJET[objet]]}`, [id]);
