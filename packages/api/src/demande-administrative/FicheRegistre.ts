import { TYPES_ENTITE } from '@habilis/domain/entite/TYPES_ENTITE';
import * as z from 'zod/mini';
import { nullableText } from '../wire/texts.ts';

/** What the company register knows of an establishment; null where it says nothing. */
export const FicheRegistre = z.object({
  siret: z.string(),
  raisonSociale: nullableText(200),
  adresse: z.object({ ligne1: nullableText(200), codePostal: nullableText(10), ville: nullableText(100) }),
  typeEntite: z.nullable(z.enum(TYPES_ENTITE)),
  numeroDeclarationActivite: nullableText(20),
});
export type FicheRegistre = z.infer<typeof FicheRegistre>;
