/** Delays, windows, tolerances and sizes with their defaults; an administrator may change them (rules/niveaux#settings). */
export const DEFAULT_SETTINGS = {
  tailleMaxFichierOctets: 10 * 1024 * 1024,
  tailleMaxRequeteOctets: 60 * 1024 * 1024,
  extensionsFichier: ['pdf', 'png', 'jpg', 'jpeg', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods'],
  extensionsSupport: ['pdf', 'png', 'jpg', 'jpeg'],
  extensionsManuel: ['pdf', 'mp4', 'zip'],
  nombreMaxPiecesSupport: 5,
  tailleMaxEnvoiSupportOctets: 15 * 1024 * 1024,
  /** What a person may store in a day; refused files are deleted and do not count. */
  quotaDepotsJourOctets: 500 * 1024 * 1024,
  /** Uploads of one person at the same time, on each server. */
  nombreMaxDepotsSimultanes: 4,
  /** Calls without account answered per minute to one address, on each server. */
  appelsInviteParMinute: 600,
  /** Calls of one application answered per minute, by all servers together. */
  appelsApplicationParMinute: 600,
  delaiInstructionDaJours: 30,
  delaiComplementJours: 30,
  delaiValidationCaisseJours: 15,
  delaiInstructionDhJours: 60,
  delaiAffectationJours: 30,
  delaiRepartitionJours: 15,
  delaiAvisJours: 45,
  delaiValidationDispositifJours: 30,
  delaiPlanificationJours: 30,
  delaiSaisieDecisionJours: 7,
  delaiRecoursMois: 2,
  rappelComplementJours: 7,
  delaiRetardJours: 15,
  dureeAlerteDecisionJours: 60,
  delaiSuspensionJours: 15,
  delaiEntiteFermeeJours: 30,
  /** Days before the register is asked about an entite again. */
  frequenceVerificationEntiteJours: 30,
  premierRappelSuspensionJours: 30,
  dernierRappelSuspensionJours: 7,
  dureeDiffusionMessageJours: 30,
  validiteAttestationUrssafJours: 183,
  /** A longer list cannot be exported as one file. */
  nombreMaxLignesExport: 20_000,
  conservationCourrielsJours: 30,
  conservationComptesNonActivesJours: 90,
  conservationConnexionsJours: 365,
  conservationJournalJours: 1826,
  conservationConsultationsJours: 365,
  conservationMessagesSupportJours: 731,
  conservationEvenementsJours: 731,
  conservationDemandesSupprimeesJours: 365,
  validiteCleActivationJours: 7,
  validiteCleReinitialisationMinutes: 60,
  validiteCleMailHeures: 24,
  dureeImpersonationMinutes: 60,
  validiteDefiMinutes: 20,
  /** The largest number that a guest's browser may have to find: half of it on average, as many hashes. */
  difficulteDefi: 60_000,
  heureResumes: 7,
  validiteDefiConnexionMinutes: 5,
  /** For how long somebody counts as present after their last sign: three signs may be lost. */
  dureePresenceSecondes: 30,
  periodeEstimationMois: 12,
  minimumEstimationDemandes: 10,
  /** For how long a decision of the commission may be cancelled before its letter leaves. */
  delaiAnnulationDecisionMinutes: 30,
  /** For how long the revocation of a certificat may be cancelled before it takes effect. */
  delaiAnnulationRevocationMinutes: 10,
  /** For how long a list of revocations is new enough where there is no network. */
  listeRevocationsJours: 7,
  /** For how long the mail that asks to follow a certificat may be answered. */
  validiteSuiviHeures: 48,
  /** How long before its end those who follow a certificat are told. */
  rappelSuiviJours: 30,
  /** For how long a message may be withdrawn before its mails leave. */
  delaiRetraitMessageMinutes: 10,
  /** How far ahead a commission or the start of a habilitation may be: a later date is taken for a typing error. */
  horizonDatesMois: 24,
  rolesSecondFacteur: ['ADM', 'S', 'CNH'],
  fenetreRenouvellementMois: 9,
  rattrapageRenouvellementMois: 6,
  avanceProrogationMois: 3,
  dureeProrogationMois: 6,
  suspensionCaisseMois: 3,
  /** Time after which the confirmation of a caisse's suspension is late. */
  delaiConfirmationSuspensionMois: 2,
  premierRappelFinMois: 9,
  deuxiemeRappelFinMois: 6,
  dernierRappelFinMois: 3,
  affichageRuptureJours: 60,
  rappelReserveMois: 5,
  delaiReserveMois: 6,
  /** How long a document may be reused for a renewal or an added platform. */
  validitePiecesMois: 36,
  /** Months after its last day to close a session, before it is deleted. */
  delaiClotureSessionMois: 3,
  premierRappelSessionJours: 30,
  dernierRappelSessionJours: 7,
  /** Days after its last day by which the results of a session are wanted. */
  delaiResultatsJours: 15,
  /** Days before and after that day when the service reminds its formateur. */
  rappelAvantResultatsJours: 3,
  rappelApresResultatsJours: 3,
  affichageSessionSupprimeeJours: 30,
  premierRappelCertificatMois: 6,
  deuxiemeRappelCertificatMois: 3,
  dernierRappelCertificatMois: 1,
  affichageProlongationJours: 30,
  affichageRevocationJours: 30,
  conservationNomsSessionJours: 30,
  conservationPreComptesMois: 3,
  /** How long a stagiaire is known by name after the end of their last certificat. */
  conservationStagiairesMois: 60,
  /** Days less than its validity that a certificat lasts: it ends on the eve of the same day. */
  joursRetranchesCertificat: 1,
  /** Who publishes this installation and who hosts it, line by line, as the legal notice shows them (loi 2004-575, article 1-1). */
  mentionsEditeur: '',
  mentionsHebergeur: '',
} as const;
/** The settings as read: each of the type of its default, with its unit at the end of its name. */
export type Settings = {
  readonly [K in keyof typeof DEFAULT_SETTINGS]: (typeof DEFAULT_SETTINGS)[K] extends number
    ? number
    : (typeof DEFAULT_SETTINGS)[K] extends string
      ? string
      : readonly string[];
};

/** The name of a setting. */
export type CleReglage = keyof Settings;
/** The names of all settings. */
export const CLES_REGLAGE = Object.keys(DEFAULT_SETTINGS) as readonly CleReglage[];
/** Whether a word names a setting. */
export const isCleReglage = (word: string): word is CleReglage => Object.hasOwn(DEFAULT_SETTINGS, word);

/** The defaults of a demonstration: every account signs in with its password alone (SF7). */
export const DEMONSTRATION_SETTINGS: Settings = { ...DEFAULT_SETTINGS, rolesSecondFacteur: [] };
