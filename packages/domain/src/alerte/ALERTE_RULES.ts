import type { RoleType } from '../role/RoleType.ts';

type AlerteRule = {
  /** Roles that receive it, each in its scope. */
  readonly pour: readonly RoleType[];
  /** Whether its reader may dismiss it: true when it only informs and asks for nothing. */
  readonly supprimable: boolean;
  /** Roles whose list of tasks shows the same object, whatever its task. */
  readonly repeteTache: readonly RoleType[];
};

const asks = (...pour: readonly RoleType[]): AlerteRule => ({ pour, supprimable: false, repeteTache: [] });
const tells = (...pour: readonly RoleType[]): AlerteRule => ({ pour, supprimable: true, repeteTache: [] });
/** Stands in the list of tasks too: the bell does not count it a second time (A702). */
const repeats = (...pour: readonly RoleType[]): AlerteRule => ({ pour, supprimable: false, repeteTache: pour });

/** Whom each type of alert is for, and whether it may be dismissed (rules/alerts#alerts). */
export const ALERTE_RULES = {
  DH_A_INSTRUIRE: repeats('I'),
  DH_AFFECTEE: { ...tells('I', 'E'), repeteTache: ['I', 'E'] },
  DH_A_VALIDER_CAISSE: repeats('RC'),
  DH_A_REPARTIR: repeats('R'),
  DH_AVIS_ATTENDU: repeats('E'),
  DH_A_VALIDER_RD: repeats('RD'),
  DH_A_PLANIFIER: repeats('CNH'),
  DH_DECISION_A_SAISIR: repeats('CNH'),
  // The list of tasks shows that it is decided, not that its letter is kept back.
  DH_DECISION_RETENUE: asks('CNH'),
  DH_COMPLEMENT: asks('DM', 'G'),
  // Whose list shows it depends on the task that is late.
  DH_EN_RETARD: asks('I', 'E', 'R', 'RC', 'RD', 'CNH'),
  TACHE_SANS_TITULAIRE: repeats('RC', 'RD', 'R'),
  DH_ACCEPTEE: tells('DM', 'G'),
  DH_REFUSEE: tells('DM', 'G'),
  DH_SUPPRESSION: asks('DM', 'G'),
  FORMATEUR_DECLARE: tells('F'),
  DA_A_INSTRUIRE: repeats('I'),
  DA_COMPLEMENT: asks('DM', 'G'),
  DA_SUSPENSION: asks('DM', 'G', 'I'),
  HAB_FIN_PROCHE: tells('DM', 'G', 'RD'),
  HAB_SUSPENDUE: tells('DM', 'G', 'DL'),
  HAB_ROMPUE: tells('DM', 'G', 'DL'),
  SUSPENSION_A_CONFIRMER: asks('RD'),
  SUSPENSION_RAPPEL: tells('RC', 'RD', 'CNH', 'ADM', 'S'),
  RESERVE_A_LEVER: asks('DM', 'G', 'RD'),
  SESSION_CONFIEE: tells('F'),
  SESSION_RESULTATS: repeats('F'),
  SESSION_A_VERIFIER: repeats('DM', 'G', 'DL'),
  // The tasks of a caisse are demandes: its bell is where it counts the sessions to finish.
  SESSION_A_FINIR: { ...asks('DM', 'G', 'DL', 'RC'), repeteTache: ['DM', 'G', 'DL'] },
  SESSION_SUPPRESSION: asks('DM', 'G', 'DL', 'F'),
  SESSION_SUPPRIMEE: tells('DM', 'G', 'DL'),
  CERT_FORMATEUR_FIN: tells('F', 'G'),
  CERT_FORMATEUR_PROLONGE: tells('F'),
  CERT_STAGIAIRES_FIN: tells('DM', 'G', 'DL'),
  CERT_REVOQUE: tells('DM', 'G', 'DL', 'F'),
  CERT_REMPLACE: tells('DM', 'G', 'DL', 'F'),
  ENTITE_FERMEE: asks('I', 'RC'),
  ENTITE_SANS_GESTIONNAIRE: asks('RC'),
  FIL_MESSAGE: tells('DM', 'G', 'E', 'RC', 'RD', 'DL', 'I', 'R', 'CNH'),
} as const satisfies Readonly<Record<string, AlerteRule>>;

/** The reasons for an alert (rules/alerts#alerts). */
export type AlerteType = keyof typeof ALERTE_RULES;
export const ALERTE_TYPES = Object.keys(ALERTE_RULES) as readonly AlerteType[];
