import type { RoleType } from '../role/RoleType.ts';

/** What an event asks of whoever is told of it: to act, to keep a date in mind, or only to know. */
export const CATEGORIES = ['TACHES', 'ECHEANCES', 'ACTUALITES'] as const;
export type Categorie = (typeof CATEGORIES)[number];

/** Why nobody switches an event off. */
export type MotifImpose = 'COMPTE' | 'RECEPTION' | 'COMPLEMENT' | 'DECISION' | 'SUSPENSION' | 'SUPPRESSION';

/** The roles that choose whether and how often they are told of an event. */
export type Choix = { readonly categorie: Categorie; readonly roles: readonly RoleType[] };
type Contrainte = { readonly motif: MotifImpose; readonly roles: readonly RoleType[] };

/** Who is told of an event by mail: those who choose, and those who are always told (domain, C.8 and C.9). */
export type Destinataires = { readonly choix?: Choix; readonly impose?: Contrainte };

/** The events that one notion tells, each with who is told. */
export type Evenements = Readonly<Record<string, Destinataires>>;

/** The roles that set an event as they wish. */
export const chosen = (categorie: Categorie, ...roles: readonly RoleType[]): { readonly choix: Choix } => ({
  choix: { categorie, roles },
});

/** The roles that are told of an event whatever they wish. */
export const always = (motif: MotifImpose, ...roles: readonly RoleType[]): { readonly impose: Contrainte } => ({
  impose: { motif, roles },
});
