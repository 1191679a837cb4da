import * as z from 'zod/mini';
import { FacteursPossibles } from '../session/Assertion.ts';

/** Error body of every refused call: `title` is a key under `erreurs.` (wire, Error body). */
export const Problem = z.object({
  title: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), title: z.string() }))),
  /** The stored object, on a stale version. */
  courant: z.optional(z.unknown()),
  /** Challenge of the second factor, on `second-facteur-requis`. */
  defi: z.optional(z.string()),
  /** How that challenge may be met. */
  facteurs: z.optional(FacteursPossibles),
});
export type Problem = z.infer<typeof Problem>;
