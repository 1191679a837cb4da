import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Instant } from '../wire/formats.ts';

/** Who acted: a person under a role, or Habilis itself, by time alone. */
const ActeurJournal = z.object({
  nom: z.string(),
  habilisId: z.string(),
  /** Null for an act outside a role, such as a sign-in. */
  roleType: z.nullable(RoleTypeSchema),
  /** The caisse or the entite of the role. */
  rattachement: z.nullable(z.string()),
});

/** What an act is about. */
const ObjetJournal = z.object({
  type: z.string(),
  id: z.int(),
  /** Its number or its name; null when it is gone, or has none. */
  libelle: z.nullable(z.string()),
});

/** One entry of the trail (rules/people#trail). */
export const EntreeJournal = z.object({
  id: z.int(),
  faitLe: Instant,
  /** An `Acte` of the domain. */
  action: z.string(),
  acteur: z.nullable(ActeurJournal),
  /** The application that did it under the actor's role; absent when it was the actor. */
  application: z.optional(z.string()),
  /** The name of whom it was done in the place of. */
  aLaPlaceDe: z.nullable(z.string()),
  objet: z.nullable(ObjetJournal),
  /** What it changed, by field. */
  lignes: z.array(z.object({ champ: z.string(), avant: z.nullable(z.string()), apres: z.nullable(z.string()) })),
  /** The `X-Request-Id` that finds its line of the log. */
  requete: z.nullable(z.string()),
  /** Its place in the chain and its hash; null until it is sealed. */
  sceau: z.nullable(z.object({ rang: z.int(), empreinte: z.string() })),
});
export type EntreeJournal = z.infer<typeof EntreeJournal>;

/** How far the chain was verified, and what did not fit. */
export const EtatChaine = z.object({
  verifieLe: z.nullable(Instant),
  anomalies: z.array(z.string()),
  /** Entries that are written and not sealed yet. */
  enAttente: z.int(),
});
export type EtatChaine = z.infer<typeof EtatChaine>;
