import * as z from 'zod/mini';
import { CodePostalVille } from '../wire/CodePostalVille.ts';
import { CalendarDate, Id } from '../wire/formats.ts';
import { nullableName } from '../wire/cleanedTexts.ts';

const Adresse = z.object({ ligne1: nullableName(200), ligne2: nullableName(200), codePostalVille: CodePostalVille });

/** A place for practical training, validated by the commission on a date (F15). */
export const PlateformeFixe = z.object({
  id: Id,
  adresse: Adresse,
  dateValidationCnh: z.nullable(CalendarDate),
});
export type PlateformeFixe = z.infer<typeof PlateformeFixe>;

/** A requested place; one to keep has its id. */
export const PlateformeFixeWrite = z.object({ id: z.nullable(Id), adresse: Adresse });
