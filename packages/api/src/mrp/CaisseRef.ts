import * as z from 'zod/mini';
import { Id } from '../wire/formats.ts';

/** A fund as another object names it. */
export const CaisseRef = z.object({ id: Id, code: z.string(), libelle: z.string() });
