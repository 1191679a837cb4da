import { ETATS_APPLICATION } from '@habilis/domain/application/etatApplication';
import { PORTEES_APPLICATION } from '@habilis/domain/application/PORTEES_APPLICATION';
import * as z from 'zod/mini';
import { PreuveFraiche } from '../reglage/Reglage.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { CalendarDate, Id, Instant, Version } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

const LONGEST_NOM = 200;
const MOST_CLES = 5;

/** What an application may do: a capability of the matrix of rights, by its name in a token's `scope`. */
export const Portee = z.enum(PORTEES_APPLICATION);

/** A role under which an application may act, and what it may do of it. */
export const RoleApplication = z.object({
  roleId: Id,
  type: RoleTypeSchema,
  nomPrenom: z.string(),
  /** The entite or the caisse of the role. */
  rattachement: z.nullable(z.string()),
  portees: z.array(Portee),
});
export type RoleApplication = z.infer<typeof RoleApplication>;

/** A program that acts under a role by a key of its own (decision 0252). */
export const Application = z.object({
  id: Id,
  version: Version,
  /** By what it says who it is when it asks for a token. */
  clientId: z.string(),
  nom: z.string(),
  role: z.object({ type: RoleTypeSchema, nomPrenom: z.string(), rattachement: z.nullable(z.string()) }),
  creeeParNomPrenom: z.string(),
  portees: z.array(Portee),
  authentification: z.enum(['secret', 'cle']),
  etat: z.enum(ETATS_APPLICATION),
  creeeLe: Instant,
  dateFin: CalendarDate,
  dernierUsageLe: z.nullable(Instant),
  /** Calls of the last 30 days. */
  nbAppels: z.int(),
  /** Until when a secret that was replaced still serves; null when there is none. */
  ancienSecretFinLe: z.nullable(Instant),
  /** Whether the caller made it: who did not takes it back, and nothing else. */
  modifiable: z.boolean(),
});
export type Application = z.infer<typeof Application>;

/** Public keys of an application that signs its own assertions (RFC 7517). */
export const ClesPubliques = z.object({
  keys: z.array(z.record(z.string().check(z.maxLength(20)), z.unknown())).check(z.minLength(1), z.maxLength(MOST_CLES)),
});

/** An application to make. */
export const NouvelleApplication = z.strictObject({
  roleId: Id,
  nom: z.string().check(z.maxLength(LONGEST_NOM)),
  portees: z.array(Portee),
  dateFin: CalendarDate,
  /** Null for one that proves itself by a secret. */
  clesPubliques: z.nullable(ClesPubliques),
  preuve: z.optional(PreuveFraiche),
});
export type NouvelleApplication = z.infer<typeof NouvelleApplication>;

/** An application to rename, or whose end moves. */
export const ApplicationChangee = z.strictObject({
  version: Version,
  nom: z.string().check(z.maxLength(LONGEST_NOM)),
  dateFin: CalendarDate,
});

/** A secret to replace. */
export const SecretRemplace = z.strictObject({
  version: Version,
  /** Whether the former one ends at once, instead of a week later: it has leaked. */
  coupeAncien: z.boolean(),
  preuve: z.optional(PreuveFraiche),
});
export type SecretRemplace = z.infer<typeof SecretRemplace>;

/** An application with the secret that was just made, which is never shown again; null for one with keys. */
export const ApplicationEtSecret = z.object({ application: Application, secret: z.nullable(text(200)) });
export type ApplicationEtSecret = z.infer<typeof ApplicationEtSecret>;
