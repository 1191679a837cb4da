import * as z from 'zod/mini';
import { text } from '../wire/texts.ts';

/** One's own data; `personalDataValidated: true` says that they are right (wire, Checks before writing). */
export const AccountWrite = z.object({
  nom: text(100),
  prenom: text(100),
  email: text(254),
  personalDataValidated: z.boolean(),
});
export type AccountWrite = z.infer<typeof AccountWrite>;
