// Times pages of figures and the counting of their facts at a million demandes (or the number given), on a throwaway PostgreSQL.
import { spawnSync } from 'node:child_process';
import { withPostgres } from './postgres.mjs';
import { root } from './provision.mjs';

await withPostgres(
  (url) => {
    const { status, error } = spawnSync('node', ['apps/demo/bench/figures.ts', ...process.argv.slice(2, 3)], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    if (error) throw error;
    process.exitCode = status ?? 1;
  },
  { isRoomy: true },
);
