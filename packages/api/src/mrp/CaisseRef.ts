import * as z from 'zod/mini';
import { Id } from '../wire/formats.ts';

/** A caisse, as other objects refer to it. */
export const CaisseRef = z.object({ id: Id, code: z.string(), libelle: z.string() });
