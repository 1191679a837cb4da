import * as z from 'zod/mini';

/** What is wrong with one field: its path, and a key under `erreurs.`. */
export const FieldProblem = z.object({ path: z.string(), title: z.string() });

/** Error body of every refused call: `title` is a key under `erreurs.` (wire, Error body). */
export const Problem = z.object({
  title: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(FieldProblem)),
  /** The stored object, on a stale version. */
  courant: z.optional(z.unknown()),
  /** Challenge of the second factor, on `second-facteur-requis`. */
  defi: z.optional(z.string()),
  /** How that challenge may be met: `FacteursPossibles`, read by the screen that asks. */
  facteurs: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof Problem>;
