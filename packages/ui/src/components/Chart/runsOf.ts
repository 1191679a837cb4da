import type { Figure } from './ChartData.ts';

interface Point {
  at: number;
  value: number;
}

/** The stretches of known figures that follow each other. */
export function runsOf(values: readonly Figure[]): Point[][] {
  const runs: Point[][] = [];
  for (const [at, value] of values.entries()) {
    if (typeof value !== 'number') continue;
    const run = runs.at(-1);
    if (run?.at(-1)?.at === at - 1) run.push({ at, value });
    else runs.push([{ at, value }]);
  }
  return runs;
}
