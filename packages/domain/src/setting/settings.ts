/** Delays, windows, tolerances and sizes with their defaults; an administrator may change them (domain, decision 4). */
export const DEFAULT_SETTINGS = {
  tailleMaxFichierOctets: 10 * 1024 * 1024,
  tailleMaxRequeteOctets: 60 * 1024 * 1024,
  extensionsFichier: ['pdf', 'png', 'jpg', 'jpeg', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods'],
  extensionsSupport: ['pdf', 'png', 'jpg', 'jpeg'],
  extensionsManuel: ['pdf', 'mp4', 'zip'],
  nombreMaxPiecesSupport: 5,
  tailleMaxEnvoiSupportOctets: 15 * 1024 * 1024,
  /** What a person may store in a day; of what is refused nothing stays, and it counts for nothing. */
  quotaDepotsJourOctets: 500 * 1024 * 1024,
  /** How many sendings of files of one person are taken at once, by each server. */
  nombreMaxDepotsSimultanes: 4,
  /** How many calls without account are answered in a minute to one address, by each server. */
  appelsInviteParMinute: 600,
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
  /** How long what the register said of an entity is taken for granted. */
  frequenceVerificationEntiteJours: 30,
  premierRappelSuspensionJours: 30,
  dernierRappelSuspensionJours: 7,
  dureeDiffusionMessageJours: 30,
  validiteAttestationUrssafJours: 183,
  /** More than this a list does not leave as one file. */
  nombreMaxLignesExport: 20_000,
  conservationCourrielsJours: 30,
  conservationComptesNonActivesJours: 90,
  conservationConnexionsJours: 365,
  conservationJournalJours: 1826,
  conservationConsultationsJours: 365,
  conservationMessagesSupportJours: 731,
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
  /** How far ahead a commission or the start of an accreditation may be: later is a slip of the pen. */
  horizonDatesMois: 24,
  rolesSecondFacteur: ['ADM', 'S', 'CNH'],
  fenetreRenouvellementMois: 9,
  rattrapageRenouvellementMois: 6,
  avanceProrogationMois: 3,
  dureeProrogationMois: 6,
  suspensionCaisseMois: 3,
  /** When the scheme's manager is late to confirm what a fund has suspended. */
  delaiConfirmationSuspensionMois: 2,
  premierRappelFinMois: 9,
  deuxiemeRappelFinMois: 6,
  dernierRappelFinMois: 3,
  affichageRuptureJours: 60,
  rappelReserveMois: 5,
  delaiReserveMois: 6,
  /** For how long a document holds for a renewal or an added platform after it was handed over. */
  validitePiecesMois: 36,
  /** Who publishes this installation and who hosts it, line by line, as the legal notice shows them (loi 2004-575, article 1-1). */
  mentionsEditeur: '',
  mentionsHebergeur: '',
} as const;
/** The settings as they are read: each of the kind of its default, its unit at the end of its name. */
export type Settings = {
  readonly [K in keyof typeof DEFAULT_SETTINGS]: (typeof DEFAULT_SETTINGS)[K] extends number
    ? number
    : (typeof DEFAULT_SETTINGS)[K] extends string
      ? string
      : readonly string[];
};

/** The defaults of a demonstration, whose accounts all open with their password alone (SF7). */
export const DEMONSTRATION_SETTINGS: Settings = { ...DEFAULT_SETTINGS, rolesSecondFacteur: [] };
