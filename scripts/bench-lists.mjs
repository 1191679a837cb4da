// Times lists, counters and searches at a million demandes (or the number given), on a throwaway PostgreSQL.
import { spawnSync } from 'node:child_process';
import { withPostgres } from './postgres.mjs';
import { root } from './provision.mjs';

/** Measures the lists at this number of demandes; the process fails when one takes too long. */
export const benchLists = (requests) =>
  withPostgres(
    (url) => {
      const { status, error } = spawnSync('node', ['apps/demo/bench/lists.ts', String(requests)], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: url },
        stdio: 'inherit',
      });
      if (error) throw error;
      if (status !== 0) process.exitCode = status ?? 1;
    },
    { isRoomy: true },
  );

if (process.argv[1]?.endsWith('bench-lists.mjs')) await benchLists(process.argv[2] ?? 1_000_000);
