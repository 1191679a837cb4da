import { ROLE_TYPES } from '../role/RoleType.ts';
import type { FamilleReglage, PorteeReglage, Reglage, UniteReglage } from './Reglage.ts';
import type { CleReglage } from './settings.ts';

/** Kinds of files that are recognised by their content: another would always be refused (V9). */
const EXTENSIONS = ['pdf', 'png', 'jpg', 'jpeg', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods', 'zip', 'mp4'] as const;

const KO = 1024;
const MO = 1024 * KO;

type Bornes = readonly [min: number, max: number];
type Part = { readonly portee?: PorteeReglage; readonly isSensible?: boolean };

/** The numbers of a family; most count for everything at once. */
const nombresDe =
  (famille: FamilleReglage) =>
  (unite: UniteReglage, [min, max]: Bornes, { portee = 'aussitot', isSensible = false }: Part = {}): Reglage => ({
    famille,
    genre: 'nombre',
    unite,
    min,
    max,
    portee,
    isSensible,
  });
const demandes = nombresDe('demandes');
const commission = nombresDe('commission');
const habilitations = nombresDe('habilitations');
const sessions = nombresDe('sessions');
const certificats = nombresDe('certificats');
const formateurs = nombresDe('formateurs');
const courriels = nombresDe('courriels');
const securite = nombresDe('securite');
const fichiers = nombresDe('fichiers');
/** Data that is deleted does not come back. */
const conservation = (unite: UniteReglage, bornes: Bornes): Reglage =>
  nombresDe('conservation')(unite, bornes, { portee: 'nuit', isSensible: true });
const extensions: Reglage = {
  famille: 'fichiers',
  genre: 'choix',
  choix: EXTENSIONS,
  min: 1,
  portee: 'aussitot',
  isSensible: false,
};
const mentions: Reglage = {
  famille: 'mentions',
  genre: 'texte',
  longueurMax: 1000,
  portee: 'aussitot',
  isSensible: false,
};
const ENSUITE = { portee: 'ensuite' } as const;
const NUIT = { portee: 'nuit' } as const;
const SENSIBLE = { isSensible: true } as const;

/** Every setting: its family, its unit, its bounds, and from when a change counts (rules/niveaux#settings; decision 0230). */
export const REGLAGES: Readonly<Record<CleReglage, Reglage>> = {
  delaiInstructionDaJours: demandes('jours', [5, 120]),
  delaiInstructionDhJours: demandes('jours', [5, 180]),
  delaiComplementJours: demandes('jours', [7, 180], ENSUITE),
  delaiValidationCaisseJours: demandes('jours', [2, 90]),
  delaiRepartitionJours: demandes('jours', [2, 90]),
  delaiAffectationJours: demandes('jours', [2, 90], NUIT),
  delaiAvisJours: demandes('jours', [5, 120]),
  delaiValidationDispositifJours: demandes('jours', [2, 90]),
  delaiRetardJours: demandes('jours', [1, 90], NUIT),
  rappelComplementJours: demandes('jours', [1, 60], NUIT),
  delaiSuspensionJours: demandes('jours', [5, 99], ENSUITE),
  premierRappelSuspensionJours: demandes('jours', [2, 90], NUIT),
  dernierRappelSuspensionJours: demandes('jours', [1, 60], NUIT),
  validiteAttestationUrssafJours: demandes('jours', [30, 366]),
  validitePiecesMois: demandes('mois', [1, 120]),
  horizonDatesMois: demandes('mois', [3, 120]),
  periodeEstimationMois: demandes('mois', [1, 36]),
  minimumEstimationDemandes: demandes('demandes', [1, 1000]),
  delaiPlanificationJours: commission('jours', [2, 180]),
  delaiSaisieDecisionJours: commission('jours', [1, 60]),
  delaiRecoursMois: commission('mois', [1, 12], ENSUITE),
  dureeAlerteDecisionJours: commission('jours', [7, 365], NUIT),
  delaiAnnulationDecisionMinutes: commission('minutes', [1, 1440], ENSUITE),
  fenetreRenouvellementMois: habilitations('mois', [1, 24]),
  rattrapageRenouvellementMois: habilitations('mois', [1, 24]),
  avanceProrogationMois: habilitations('mois', [1, 12]),
  dureeProrogationMois: habilitations('mois', [1, 24]),
  suspensionCaisseMois: habilitations('mois', [1, 12], ENSUITE),
  delaiConfirmationSuspensionMois: habilitations('mois', [1, 12], NUIT),
  premierRappelFinMois: habilitations('mois', [1, 24], NUIT),
  deuxiemeRappelFinMois: habilitations('mois', [1, 24], NUIT),
  dernierRappelFinMois: habilitations('mois', [1, 24], NUIT),
  affichageRuptureJours: habilitations('jours', [1, 365], NUIT),
  rappelReserveMois: habilitations('mois', [1, 24], NUIT),
  delaiReserveMois: habilitations('mois', [1, 24]),
  delaiEntiteFermeeJours: habilitations('jours', [1, 365], NUIT),
  frequenceVerificationEntiteJours: habilitations('jours', [1, 365], NUIT),
  delaiClotureSessionMois: sessions('mois', [1, 12], ENSUITE),
  premierRappelSessionJours: sessions('jours', [1, 90], NUIT),
  dernierRappelSessionJours: sessions('jours', [1, 90], NUIT),
  delaiResultatsJours: sessions('jours', [1, 90]),
  rappelAvantResultatsJours: sessions('jours', [1, 60], NUIT),
  rappelApresResultatsJours: sessions('jours', [1, 60], NUIT),
  affichageSessionSupprimeeJours: sessions('jours', [1, 365], NUIT),
  joursRetranchesCertificat: certificats('jours', [0, 1], ENSUITE),
  delaiAnnulationRevocationMinutes: certificats('minutes', [1, 1440], ENSUITE),
  listeRevocationsJours: certificats('jours', [1, 60], ENSUITE),
  affichageRevocationJours: certificats('jours', [1, 365], NUIT),
  validiteSuiviHeures: certificats('heures', [1, 720]),
  rappelSuiviJours: certificats('jours', [1, 180], NUIT),
  premierRappelCertificatMois: formateurs('mois', [1, 24], NUIT),
  deuxiemeRappelCertificatMois: formateurs('mois', [1, 24], NUIT),
  dernierRappelCertificatMois: formateurs('mois', [1, 24], NUIT),
  affichageProlongationJours: formateurs('jours', [1, 365], NUIT),
  heureResumes: courriels('heure', [0, 23]),
  dureeDiffusionMessageJours: courriels('jours', [1, 365], ENSUITE),
  delaiRetraitMessageMinutes: courriels('minutes', [1, 1440], ENSUITE),
  rolesSecondFacteur: {
    famille: 'securite',
    genre: 'choix',
    choix: ROLE_TYPES,
    min: 0,
    portee: 'aussitot',
    isSensible: true,
  },
  validiteCleActivationJours: securite('jours', [1, 60], ENSUITE),
  validiteCleReinitialisationMinutes: securite('minutes', [10, 1440], { ...ENSUITE, ...SENSIBLE }),
  validiteCleMailHeures: securite('heures', [1, 168], ENSUITE),
  dureeImpersonationMinutes: securite('minutes', [5, 240], { ...ENSUITE, ...SENSIBLE }),
  validiteDefiConnexionMinutes: securite('minutes', [1, 30], { ...ENSUITE, ...SENSIBLE }),
  validiteDefiMinutes: securite('minutes', [2, 120], ENSUITE),
  difficulteDefi: securite('essais', [20, 1_000_000], { ...ENSUITE, ...SENSIBLE }),
  appelsInviteParMinute: securite('appels', [60, 1_000_000], SENSIBLE),
  appelsApplicationParMinute: securite('appels', [10, 100_000]),
  dureePresenceSecondes: securite('secondes', [10, 300]),
  tailleMaxFichierOctets: fichiers('octets', [MO, 100 * MO]),
  tailleMaxRequeteOctets: fichiers('octets', [MO, 500 * MO]),
  extensionsFichier: extensions,
  extensionsSupport: extensions,
  extensionsManuel: extensions,
  nombreMaxPiecesSupport: fichiers('fichiers', [1, 20]),
  tailleMaxEnvoiSupportOctets: fichiers('octets', [MO, 100 * MO]),
  quotaDepotsJourOctets: fichiers('octets', [MO, 100 * KO * MO]),
  nombreMaxDepotsSimultanes: fichiers('envois', [1, 50]),
  nombreMaxLignesExport: fichiers('lignes', [1, 200_000]),
  conservationCourrielsJours: conservation('jours', [7, 1827]),
  conservationComptesNonActivesJours: conservation('jours', [15, 731]),
  conservationConnexionsJours: conservation('jours', [90, 1827]),
  conservationJournalJours: conservation('jours', [365, 3653]),
  conservationConsultationsJours: conservation('jours', [30, 1827]),
  conservationMessagesSupportJours: conservation('jours', [30, 1827]),
  conservationEvenementsJours: conservation('jours', [30, 1827]),
  conservationDemandesSupprimeesJours: conservation('jours', [30, 1827]),
  conservationNomsSessionJours: conservation('jours', [1, 365]),
  conservationPreComptesMois: conservation('mois', [1, 36]),
  conservationStagiairesMois: conservation('mois', [12, 240]),
  mentionsEditeur: mentions,
  mentionsHebergeur: mentions,
};

/** Numbers that follow one another: none may be larger than the one before it. */
export const ORDRES_REGLAGE: readonly (readonly CleReglage[])[] = [
  ['premierRappelFinMois', 'deuxiemeRappelFinMois', 'dernierRappelFinMois'],
  ['premierRappelCertificatMois', 'deuxiemeRappelCertificatMois', 'dernierRappelCertificatMois'],
  ['premierRappelSuspensionJours', 'dernierRappelSuspensionJours'],
  ['premierRappelSessionJours', 'dernierRappelSessionJours'],
  ['delaiReserveMois', 'rappelReserveMois'],
  ['tailleMaxRequeteOctets', 'tailleMaxFichierOctets'],
  ['conservationJournalJours', 'conservationConnexionsJours'],
];
