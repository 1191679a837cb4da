import { TELLING, type ToldOf } from '../catalogue/toldBy.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;
type EachOf<T> = T extends unknown ? T[keyof T] : never;
type Told = ToldOf<'actes'>;

/** A family of acts. */
export type FamilleActe = KeyOf<Told>;
type ActeNomme = Extract<EachOf<Told>, readonly string[]>[number];

const told = TELLING.flatMap(({ actes = {} }) => Object.entries(actes));

/** The families of acts, in the order of the page. */
export const FAMILLES_ACTE = [...new Set(told.map(([famille]) => famille))] as readonly FamilleActe[];

/**
 * What the trail records, by family, as each notion tells it (rules/people#trail). The steps of a demande and of a session, and the acts on a
 * thread of the support, are named by their action instead: `demande-habilitation.Soumet`, `session-certification.Ouvre`, `support-ferme`.
 */
export const ACTES = Object.assign(
  {},
  ...FAMILLES_ACTE.map((famille) => ({ [famille]: told.flatMap(([of, actes]) => (of === famille ? actes : [])) })),
) as Readonly<Record<FamilleActe, readonly ActeNomme[]>>;

/** An act of the trail. */
export type Acte =
  | ActeNomme
  | `${'demande-administrative' | 'demande-habilitation' | 'session-certification'}.${string}`
  | `support-${string}`;

/** A kind of object that acts of the trail are about. */
export type ObjetActe = ToldOf<'objets'>[number];

/** Beginnings of the acts that are named by their action, with their family. */
export const DEBUTS_ACTE = {
  'demande-administrative.': 'demande',
  'demande-habilitation.': 'demande',
  'session-certification.': 'session',
  'support-': 'contenu',
} as const satisfies Readonly<Record<string, FamilleActe>>;

/** What signs of a person's own keys to their account: a network's caisse does not read it (rules/people#trail; D1093). */
export const FAMILLES_ACCES = ['acces'] as const satisfies readonly FamilleActe[];
