import type { Categorie, Choix, Destinataires, MotifImpose } from '../destinataire/destinataires.ts';
import { toldBy } from '../catalogue/toldBy.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Every event that is mailed, as each notion tells it: the roles that choose whether and how often, and those that are always told (rules/alerts#mails). */
export const EVENEMENTS = toldBy('courriels');
/** What may be mailed. */
export type Evenement = keyof typeof EVENEMENTS;

/** Names of the events that some role may switch off, as sent on the wire. */
export type EvenementReglable = {
  readonly [E in Evenement]: (typeof EVENEMENTS)[E] extends { readonly choix: Choix } ? E : never;
}[Evenement];

const NAMES = Object.keys(EVENEMENTS) as Evenement[];

/** The events that some role may switch off. */
export const EVENEMENTS_REGLABLES = NAMES.filter((type): type is EvenementReglable => 'choix' in EVENEMENTS[type]);

/** Whether a role chooses an event or always gets it. */
export type Reglage =
  | { readonly kind: 'choisi'; readonly categorie: Categorie }
  | { readonly kind: 'impose'; readonly motif: MotifImpose };

/** Whether a role chooses an event or always gets it; null when it never does (rules/alerts#mails). */
export function reglageOf(type: Evenement, role: RoleType): Reglage | null {
  const { choix, impose }: Destinataires = EVENEMENTS[type];
  if (impose?.roles.includes(role) === true) return { kind: 'impose', motif: impose.motif };
  return choix?.roles.includes(role) === true ? { kind: 'choisi', categorie: choix.categorie } : null;
}

/** The events of a category that a role may set, in the table's order. */
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
