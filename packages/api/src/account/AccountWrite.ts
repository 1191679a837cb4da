import * as z from 'zod/mini';
import { text } from '../wire/texts.ts';

/**
 * One's own data; `personalDataValidated: true` says that they are right (wire, Checks before writing). Another address than the present one
 * asks for the password (CO19).
 */
export const AccountWrite = z.object({
  nom: text(100),
  prenom: text(100),
  email: text(254),
  personalDataValidated: z.boolean(),
  currentPassword: z.optional(text(200)),
});
export type AccountWrite = z.infer<typeof AccountWrite>;
