// Measures lists, counters and searches at a million requests against ten thousand, on a throwaway PostgreSQL; an argument says how many instead.
import { spawnSync } from 'node:child_process';
import { withPostgres } from './postgres.mjs';
import { root } from './provision.mjs';

const [requests = '1000000'] = process.argv.slice(2);

await withPostgres(
  (url) => {
    const env = { ...process.env, DATABASE_URL: url };
    const { status, error } = spawnSync('node', ['apps/demo/bench/lists.ts', requests], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    if (error) throw error;
    process.exitCode = status ?? 1;
  },
  { isRoomy: true },
);
