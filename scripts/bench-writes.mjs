// Measures acts with and without their entry of the trail, on a throwaway PostgreSQL that waits for its disk.
import { spawnSync } from 'node:child_process';
import { withPostgres } from './postgres.mjs';
import { root } from './provision.mjs';

await withPostgres((url) => {
  const env = { ...process.env, DATABASE_URL: url };
  const { status, error } = spawnSync('node', ['apps/demo/bench/writes.ts'], { cwd: root, env, stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
});
