import { cleanEmail } from '@habilis/domain/clean-text/cleanEmail';
import { cleanName } from '@habilis/domain/clean-text/cleanName';
import { cleanGroups, cleanNumber } from '@habilis/domain/clean-text/cleanNumber';
import * as z from 'zod/mini';

/** A text that is cleaned before it is judged, as the forms do: server and screens agree on what was typed. */
const cleaned = (clean: (typed: string) => string, largest: number, least = 0) =>
  // What nothing is left of is judged with the form, which says what is missing.
  z.string().check(z.minLength(least), z.overwrite(clean), z.maxLength(largest));
/** A name, a line of an address or a town, not empty. */
export const name = (largest: number) => cleaned(cleanName, largest, 1);
export const nullableName = (largest: number) => z.nullable(cleaned(cleanName, largest));
/** An e-mail address. */
export const email = (least: 0 | 1 = 1) => cleaned(cleanEmail, 254, least);
export const nullableEmail = () => z.nullable(email(0));
/** A number that papers write in groups, such as a SIRET. */
export const groups = (largest: number) => cleaned(cleanGroups, largest, 1);
export const nullableGroups = (largest: number) => z.nullable(cleaned(cleanGroups, largest));
/** A postal code. */
export const codePostal = () => cleaned(cleanNumber, 10, 1);
export const nullableCodePostal = () => z.nullable(cleaned(cleanNumber, 10));
