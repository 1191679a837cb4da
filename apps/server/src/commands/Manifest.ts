import * as z from 'zod/mini';

/** What a backup says of itself; it is written last, so that one without it is not whole. */
export const Manifest = z.object({
  version: z.string(),
  faiteLe: z.string(),
  base: z.enum(['PGlite', 'PostgreSQL']),
  fichiers: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** The head of the audit trail. */
  journal: z.nullable(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The names of a backup's parts. */
export const PARTS = {
  manifest: 'sauvegarde.json',
  dump: 'base.dump',
  embedded: 'base',
  files: 'fichiers',
  demoPassword: 'demo-password',
} as const;
