import { expect } from 'vitest';

/** Processor time that the thread of all calls may spend before it turns to the next. */
const LONGEST_TURN_MS = 50;

/** The longest turn of this thread while a work goes on, in its processor time: what others do on the machine does not count. */
async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
    turn();
  }
  return longest;
}

/** A turn is measured up to six times: code that runs for the first time, memory that is given back, or a neighbour on the same core is no work's fault. */
export async function expectShortTurns(work: () => Promise<unknown>): Promise<void> {
  const turns: number[] = [];
  while (turns.length < 6 && (turns.at(-1) ?? LONGEST_TURN_MS) >= LONGEST_TURN_MS)
    turns.push(await longestTurnOf(work));
  expect(Math.min(...turns)).toBeLessThan(LONGEST_TURN_MS);
}
