import * as z from 'zod/mini';
import { email, name } from '../wire/cleanedTexts.ts';
import { HabilisId } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** What somebody gives to ask for an account (rules/wire#register). */
export const Registration = z.object({
  nom: name(100),
  prenom: name(100),
  email: email(),
  acceptationRGPD: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;

/** A password chosen with the key of a mail, to activate an account or to replace a forgotten one (W4). */
export const PasswordChoice = z.object({ acceptationRGPD: z.boolean(), key: text(200), password: text(200) });
export type PasswordChoice = z.infer<typeof PasswordChoice>;

/** Whose account was activated: with it and the password just chosen, the page signs in as any other does (CO890). */
export const Activation = z.object({ habilisId: HabilisId });

/** Whether the holder of a mail's key has accepted the data-protection terms already (W5). */
export const KeyCheck = z.object({ acceptationRGPD: z.boolean() });
