// Measures a takeover of certificats beside a bare COPY of the same rows, on a throwaway PostgreSQL: npm run bench -- takeover [certificats].
import { spawnSync } from 'node:child_process';
import { withPostgres } from './postgres.mjs';
import { root } from './provision.mjs';

await withPostgres(
  (url) => {
    const env = { ...process.env, DATABASE_URL: url };
    const args = ['apps/demo/bench/takeover.ts', ...process.argv.slice(2)];
    const { status, error } = spawnSync('node', args, { cwd: root, env, stdio: 'inherit' });
    if (error) throw error;
    process.exitCode = status ?? 1;
  },
  { isRoomy: true },
);
