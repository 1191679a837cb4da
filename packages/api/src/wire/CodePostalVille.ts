import * as z from 'zod/mini';
import { text } from './texts.ts';

/** A postal code with its city, both known. */
export const CodePostalVille = z.object({ codePostal: text(10), ville: text(100) });
