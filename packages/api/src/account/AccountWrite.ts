import * as z from 'zod/mini';
import { text } from '../wire/texts.ts';

/**
 * The caller's own data; `personalDataValidated: true` says that they are right (wire, Checks before writing). A new e-mail address
 * requires the password (CO19).
 */
export const AccountWrite = z.object({
  nom: text(100),
  prenom: text(100),
  email: text(254),
  personalDataValidated: z.boolean(),
  currentPassword: z.optional(text(200)),
});
export type AccountWrite = z.infer<typeof AccountWrite>;
