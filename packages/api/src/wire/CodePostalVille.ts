import * as z from 'zod/mini';
import { codePostal, name } from './cleanedTexts.ts';

/** A postal code with its city, both known. */
export const CodePostalVille = z.object({ codePostal: codePostal(), ville: name(100) });
