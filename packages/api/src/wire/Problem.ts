import * as z from 'zod/mini';

/** What is wrong with one field: its path, a key under `erreurs.`, and the sign that is refused when it is one. */
export const FieldProblem = z.object({ path: z.string(), title: z.string(), signe: z.optional(z.string()) });

/** Error body of every refused call: `title` is a key under `erreurs.` (rules/wire#error-body). */
export const Problem = z.object({
  title: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(FieldProblem)),
  /** The stored object, when the version sent is out of date. */
  courant: z.optional(z.unknown()),
  /** Challenge of the second factor, on `second-facteur-requis`. */
  defi: z.optional(z.string()),
  /** Ways to meet that challenge: a `FacteursPossibles`, parsed by the screen that shows it. */
  facteurs: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof Problem>;
