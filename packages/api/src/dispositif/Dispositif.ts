import * as z from 'zod/mini';
import { Id } from '../wire/formats.ts';

/** A training family. */
export const Dispositif = z.object({
  id: Id,
  code: z.string(),
  libelle: z.string(),
  libelleCourt: z.string(),
  /** Whether the caller may add niveaux to it. */
  modifiable: z.boolean(),
});
export type Dispositif = z.infer<typeof Dispositif>;
