import { FORMATS_PAPIER } from '@habilis/domain/modele-certificat/Dessin';
import { ENVOIS, TIRAGE_MAX } from '@habilis/domain/modele-certificat/envois';
import * as z from 'zod/mini';
import { Id } from '../wire/formats.ts';

/** On which paper certificats are printed, and how several are handed over. */
export const tirageOptions = {
  papier: z._default(z.enum(FORMATS_PAPIER), 'A4'),
  envoi: z._default(z.enum(ENVOIS), 'PDF'),
};

/** Some certificats to print at once, in their order. */
export const TirageDemande = z.object({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(TIRAGE_MAX)),
  ...tirageOptions,
});
export type TirageDemande = z.infer<typeof TirageDemande>;
