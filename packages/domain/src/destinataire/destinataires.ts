import type { RoleType } from '../role/RoleType.ts';

/** What an event asks of its reader: to act, to remember a date, or only to know. */
export const CATEGORIES = ['TACHES', 'ECHEANCES', 'ACTUALITES'] as const;
export type Categorie = (typeof CATEGORIES)[number];

/** Why an event cannot be switched off. */
export type MotifImpose = 'COMPTE' | 'RECEPTION' | 'COMPLEMENT' | 'DECISION' | 'SUSPENSION' | 'SUPPRESSION';

/** Roles that choose whether and how often an event reaches them. */
export type Choix = { readonly categorie: Categorie; readonly roles: readonly RoleType[] };
type Contrainte = { readonly motif: MotifImpose; readonly roles: readonly RoleType[] };

/** Who gets an event by mail: roles that choose, and roles that always do (rules/alerts#mails). */
export type Destinataires = { readonly choix?: Choix; readonly impose?: Contrainte };

/** The events of one notion, each with its recipients. */
export type Evenements = Readonly<Record<string, Destinataires>>;

/** Recipients who may switch the event off. */
export const chosen = (categorie: Categorie, ...roles: readonly RoleType[]): { readonly choix: Choix } => ({
  choix: { categorie, roles },
});

/** Recipients who always get the event, with the reason. */
export const always = (motif: MotifImpose, ...roles: readonly RoleType[]): { readonly impose: Contrainte } => ({
  impose: { motif, roles },
});
