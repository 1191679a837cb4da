import type { RoleType } from '../role/RoleType.ts';

/** What an event asks of whoever is told of it: to act, to keep a date in mind, or only to know. */
export const CATEGORIES = ['TACHES', 'ECHEANCES', 'ACTUALITES'] as const;
export type Categorie = (typeof CATEGORIES)[number];

/** Why nobody switches an event off. */
export type MotifImpose = 'COMPTE' | 'RECEPTION' | 'COMPLEMENT' | 'DECISION' | 'SUSPENSION' | 'SUPPRESSION';

type Choix = { readonly categorie: Categorie; readonly roles: readonly RoleType[] };
type Contrainte = { readonly motif: MotifImpose; readonly roles: readonly RoleType[] };
type Destinataires = { readonly choix?: Choix; readonly impose?: Contrainte };

const chosen = (categorie: Categorie, ...roles: readonly RoleType[]): { readonly choix: Choix } => ({
  choix: { categorie, roles },
});
const always = (motif: MotifImpose, ...roles: readonly RoleType[]): { readonly impose: Contrainte } => ({
  impose: { motif, roles },
});
const ALL = ['DM', 'G', 'E', 'RC', 'RD', 'DL', 'I', 'R', 'F', 'ADM', 'S', 'CNH'] as const;

/** Every event that is mailed: the roles that choose whether and how often, and those that are always told (domain, C.8 and C.9). */
export const EVENEMENTS = {
  COMPTE: always('COMPTE', ...ALL),
  DA_RECUE: always('RECEPTION', 'DM', 'G'),
  DA_COMPLEMENT: always('COMPLEMENT', 'DM', 'G'),
  DA_DECISION: always('DECISION', 'DM', 'G'),
  DA_SUSPENSION: { ...chosen('ECHEANCES', 'I'), ...always('SUSPENSION', 'DM', 'G') },
  DA_CORRIGEE: chosen('TACHES', 'DM', 'G'),
  // The fund's manager may claim a request too, and so is told of it (C.1).
  DA_A_INSTRUIRE: chosen('TACHES', 'I', 'RC'),
  DA_REJET_A_VALIDER: chosen('TACHES', 'RC'),
  DH_RECUE: always('RECEPTION', 'DM', 'G'),
  DH_A_INSTRUIRE: chosen('TACHES', 'I'),
  DH_AFFECTEE: chosen('TACHES', 'I', 'E'),
  DH_A_VALIDER_CAISSE: chosen('TACHES', 'RC'),
  DH_A_REPARTIR: chosen('TACHES', 'R'),
  DH_AVIS_ATTENDU: chosen('TACHES', 'E'),
  DH_A_VALIDER_RD: chosen('TACHES', 'RD'),
  DH_A_PLANIFIER: chosen('TACHES', 'CNH'),
  DH_DECISION_A_SAISIR: chosen('TACHES', 'CNH'),
  TACHE_REPRISE: chosen('TACHES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
  DH_EN_RETARD: chosen('ECHEANCES', 'I', 'RC', 'R', 'E', 'RD', 'CNH'),
  DH_COMPLEMENT: always('COMPLEMENT', 'DM', 'G'),
  DH_DEPLACEE: chosen('TACHES', 'DM', 'G'),
  DH_ACCEPTEE: always('DECISION', 'DM', 'G'),
  DH_REFUSEE: always('DECISION', 'DM', 'G'),
  DH_AJOURNEE: always('DECISION', 'DM', 'G'),
  DH_ABANDONNEE: always('DECISION', 'DM', 'G'),
  DH_SUPPRESSION: chosen('ECHEANCES', 'DM', 'G'),
  HAB_FIN_PROCHE: chosen('ECHEANCES', 'DM', 'G', 'RD'),
  RESERVE_A_LEVER: chosen('ECHEANCES', 'DM', 'G', 'RD'),
  HAB_SUSPENDUE: always('SUSPENSION', 'DM', 'G', 'DL'),
  HAB_ROMPUE: always('SUSPENSION', 'DM', 'G', 'DL'),
  HAB_MODIFIEE: always('DECISION', 'DM', 'G', 'DL'),
  SUSPENSION_A_CONFIRMER: chosen('TACHES', 'RD'),
  SUSPENSION_RAPPEL: chosen('ECHEANCES', 'RC', 'RD', 'CNH', 'ADM', 'S'),
  SESSION_RESULTATS: chosen('TACHES', 'F'),
  SESSION_A_VERIFIER: chosen('TACHES', 'G', 'DL'),
  SESSION_SUPPRESSION: chosen('ECHEANCES', 'G', 'DL', 'F'),
  SESSION_SUPPRESSION_IMMINENTE: always('SUPPRESSION', 'G', 'DL', 'F'),
  SESSION_SUPPRIMEE: chosen('ECHEANCES', 'G', 'DL'),
  CERT_FORMATEUR_FIN: chosen('ECHEANCES', 'F', 'G'),
  CERT_FORMATEUR_PROLONGE: chosen('ECHEANCES', 'F'),
  CERT_STAGIAIRES_FIN: chosen('ECHEANCES', 'G', 'DL'),
  ENTITE_FERMEE: chosen('TACHES', 'I', 'RC'),
  ENTITE_CAISSE: chosen('TACHES', 'DM', 'G', 'I', 'RC'),
  ACTUALITE: chosen('ACTUALITES', ...ALL),
  MESSAGE: chosen('ACTUALITES', ...ALL),
} as const satisfies Readonly<Record<string, Destinataires>>;
/** What may be mailed. */
export type Evenement = keyof typeof EVENEMENTS;

/** The events that some role may switch off, for the wire. */
export type EvenementReglable = {
  readonly [E in Evenement]: (typeof EVENEMENTS)[E] extends { readonly choix: Choix } ? E : never;
}[Evenement];

const NAMES = Object.keys(EVENEMENTS) as Evenement[];

/** The events that some role may switch off. */
export const EVENEMENTS_REGLABLES = NAMES.filter((type): type is EvenementReglable => 'choix' in EVENEMENTS[type]);

/** How an event reaches a role. */
export type Reglage =
  | { readonly kind: 'choisi'; readonly categorie: Categorie }
  | { readonly kind: 'impose'; readonly motif: MotifImpose };

/** How an event reaches a role: as it wishes, or always; null when that role is never told of it (domain, C.8). */
export function reglageOf(type: Evenement, role: RoleType): Reglage | null {
  const { choix, impose }: Destinataires = EVENEMENTS[type];
  if (impose?.roles.includes(role) === true) return { kind: 'impose', motif: impose.motif };
  return choix?.roles.includes(role) === true ? { kind: 'choisi', categorie: choix.categorie } : null;
}

/** The events of a category that a role sets as it wishes, in the order of the table. */
export const evenementsChoisis = (role: RoleType, categorie: Categorie): EvenementReglable[] =>
  EVENEMENTS_REGLABLES.filter((type) => {
    const reglage = reglageOf(type, role);
    return reglage?.kind === 'choisi' && reglage.categorie === categorie;
  });

/** The events that a role is always told of, each with its reason. */
export const evenementsImposes = (role: RoleType): { type: Evenement; motif: MotifImpose }[] =>
  NAMES.flatMap((type) => {
    const reglage = reglageOf(type, role);
    return reglage?.kind === 'impose' ? [{ type, motif: reglage.motif }] : [];
  });
