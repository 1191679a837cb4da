// The names that follow a verb: what `npm run data -- name` and `npm run bench -- name` run.

/** What is done to the data of an installation, by name. */
export const DATA = {
  backup: 'apps/server/src/commands/backup.ts',
  restore: 'apps/server/src/commands/restore.ts',
  'tell-drill': 'apps/server/src/commands/tellDrill.ts',
  'carry-over': 'apps/server/src/commands/carryOver.ts',
  takeover: 'apps/server/src/commands/takeover.ts',
  'verify-audit': 'apps/server/src/commands/verifyAudit.ts',
  'create-admin': 'apps/server/src/commands/createAdmin.ts',
  generate: 'apps/demo/src/generate.ts',
};

/** The measures that have a machine to themselves, by name. */
export const LONG_BENCHES = {
  lists: 'scripts/bench-lists.mjs',
  messages: 'scripts/bench-messages.mjs',
  writes: 'scripts/bench-writes.mjs',
  figures: 'scripts/bench-figures.mjs',
  'first-visit': 'scripts/bench-first-visit.mjs',
  load: 'scripts/bench-load.mjs',
  takeover: 'scripts/bench-takeover.mjs',
  papers: 'apps/demo/bench/papers.ts',
};

/** The measures that `npm run bench` takes in turn, in this order. */
export const BENCHES = ['page', 'tables', 'typing', 'grid', 'components', 'calls'];
