import { PORTEES_REGLAGE } from '@habilis/domain/setting/Reglage';
import { CLES_REGLAGE } from '@habilis/domain/setting/settings';
import * as z from 'zod/mini';
import { FacteursPossibles } from '../session/Assertion.ts';
import { Id, Instant, Version } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

const LONGEST_TEXT = 2000;

export const CleReglage = z.enum(CLES_REGLAGE);

/** What a setting holds: a number, a text, or several choices. */
export const ValeurReglage = z.union([
  z.number(),
  z.string().check(z.maxLength(LONGEST_TEXT)),
  z.array(text(20)).check(z.maxLength(100)),
]);

/** A change of a setting: both values, null for the default, who made it, when and why. */
export const ModificationReglage = z.object({
  id: Id,
  cle: CleReglage,
  avant: z.nullable(ValeurReglage),
  apres: z.nullable(ValeurReglage),
  motif: z.string(),
  /** Null once their account is gone. */
  parNomPrenom: z.nullable(z.string()),
  faiteLe: Instant,
});
export type ModificationReglage = z.infer<typeof ModificationReglage>;

/** A setting in force; its family, unit and bounds are the domain's (`REGLAGES`). */
export const Reglage = z.object({
  cle: CleReglage,
  valeur: ValeurReglage,
  defaut: ValeurReglage,
  isModifie: z.boolean(),
  version: Version,
  derniere: z.nullable(ModificationReglage),
  /** What stands in the database and counts for nothing, as JSON: its default is in force. */
  ecartee: z.nullable(z.string()),
});
export type Reglage = z.infer<typeof Reglage>;

/** The settings in their order, and the names in the database that are none. */
export const Reglages = z.object({ reglages: z.array(Reglage), inconnus: z.array(z.string()) });
export type Reglages = z.infer<typeof Reglages>;

/** What proves afresh who changes a dangerous setting: its challenge with a code or a passkey, or the password where there is no second factor. */
export const PreuveFraiche = z.object({
  defi: z.optional(text(2000)),
  code: z.optional(text(40)),
  assertion: z.optional(z.unknown()),
  motDePasse: z.optional(text(200)),
  /** The identity provider has just asked afresh who this is. */
  fournisseur: z.optional(z.literal(true)),
});
export type PreuveFraiche = z.infer<typeof PreuveFraiche>;

/** What is to be proven: a second factor by this challenge, or the password; or else who one is at the identity provider, where an identity is tied to the account. */
export const PreuveDemandee = z.object({
  defi: z.nullable(z.string()),
  facteurs: z.nullable(FacteursPossibles),
  fournisseur: z.boolean(),
});
export type PreuveDemandee = z.infer<typeof PreuveDemandee>;

/** A change; a null value is the default. */
export const ReglageWrite = z.object({
  valeur: z.nullable(ValeurReglage),
  motif: z.string().check(z.maxLength(LONGEST_TEXT)),
  version: Version,
  preuve: z.optional(PreuveFraiche),
});
export type ReglageWrite = z.infer<typeof ReglageWrite>;

/** What a change would do to something that exists; each is a text of the page of settings. */
export const GENRES_EFFET = [
  'en-retard',
  'plus-en-retard',
  'sous-dix-jours',
  'sans-facteur',
  'sessions-en-retard',
  'sessions-plus-en-retard',
  'renouvelables',
  'plus-renouvelables',
  'effaces',
] as const;

/** How many, where, and a few of them by name. */
export const EffetReglage = z.object({
  genre: z.enum(GENRES_EFFET),
  nombre: z.int(),
  parCaisse: z.array(z.object({ libelle: z.string(), nombre: z.int() })),
  exemples: z.array(z.object({ type: z.enum(['DA', 'DH', 'SESSION']), id: Id, numero: z.string() })),
});
export type EffetReglage = z.infer<typeof EffetReglage>;

/** What a value would change, counted on what is stored. */
export const EstimationReglage = z.object({
  effets: z.array(EffetReglage),
  portee: z.enum(PORTEES_REGLAGE),
});
export type EstimationReglage = z.infer<typeof EstimationReglage>;
