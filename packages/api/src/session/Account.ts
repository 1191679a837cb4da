import * as z from 'zod/mini';
import { Role } from '../role/Role.ts';
import { HabilisId } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** The signed-in person with the roles they hold (F1). */
export const Account = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  /** A new e-mail address, not confirmed yet by its key. */
  emailAConfirmer: z.nullable(z.string()),
  personalDataValidated: z.boolean(),
  /** A role requires a second factor and none exists yet: every role is closed until then. */
  secondFacteurAttendu: z.boolean(),
  roles: z.array(Role),
  /** How many roles entites offer them, which wait for their answer. */
  invitations: z.int(),
  /** The establishment under which the identity provider let them in; null after any other sign-in. */
  etablissement: z.nullable(
    z.object({
      siret: z.string(),
      /** How many of their roles are of entites with another SIRET, and closed until a sign-in with it. */
      rolesAilleurs: z.int(),
    }),
  ),
});
export type Account = z.infer<typeof Account>;

/** What `GET /authenticate` says: a guest, or the person of a valid token. */
export const AuthenticationState = z.union([
  z.object({ authenticated: z.literal(false) }),
  z.object({ authenticated: z.literal(true), account: Account }),
]);

/** A token and its lifetime in seconds (rules/wire#token). */
export const IssuedToken = z.object({ id_token: z.string(), validity: z.int() });
export type IssuedToken = z.infer<typeof IssuedToken>;

/** What a sign-in sends; a second factor adds its `defi`, with a code or with the assertion of a passkey. */
export const Credentials = z.object({
  username: text(100),
  password: text(200),
  defi: z.optional(text(2000)),
  code: z.optional(text(40)),
  /** An `Assertion`, parsed by the server: its schema would make the first page heavier. */
  assertion: z.optional(z.unknown()),
});
