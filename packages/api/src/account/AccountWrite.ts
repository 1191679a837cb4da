import * as z from 'zod/mini';
import { email, name } from '../wire/cleanedTexts.ts';
import { text } from '../wire/texts.ts';

/**
 * The caller's own data; `personalDataValidated: true` says that they are right (rules/wire#checks-before-writing). A new e-mail address
 * requires the password (CO19).
 */
export const AccountWrite = z.object({
  nom: name(100),
  prenom: name(100),
  email: email(),
  personalDataValidated: z.boolean(),
  currentPassword: z.optional(text(200)),
});
export type AccountWrite = z.infer<typeof AccountWrite>;
