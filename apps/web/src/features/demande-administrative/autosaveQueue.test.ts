import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AutosaveState, createAutosaveQueue } from './autosaveQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queueOf(save: (value: string) => Promise<void>, isFinal = (_error: unknown) => false) {
  const states: AutosaveState['kind'][] = [];
  const queue = createAutosaveQueue<string>({
    save,
    isFinal,
    onState: ({ kind }) => states.push(kind),
    delayMs: 1000,
    retryMs: 10_000,
  });
  return { queue, states };
}

test('several changes make one write of the last value', async () => {
  const saved: string[] = [];
  const { queue, states } = queueOf(async (value) => void saved.push(value));
  queue.change('a');
  queue.change('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual(['b']);
  expect(states.at(-1)).toBe('saved');
  expect(queue.isDirty()).toBe(false);
});

test('one write at a time: what is typed meanwhile follows', async () => {
  const saved: string[] = [];
  let release = () => undefined as void;
  const { queue } = queueOf(async (value) => {
    saved.push(value);
    if (value === 'a') await new Promise<void>((resolve) => (release = resolve));
  });
  queue.change('a');
  await vi.advanceTimersByTimeAsync(1000);
  queue.change('b');
  await vi.advanceTimersByTimeAsync(5000);
  expect(saved).toEqual(['a']);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(saved).toEqual(['a', 'b']);
});

test('a failed write is tried again with the newest value, and flush tells the failure', async () => {
  const saved: string[] = [];
  let isDown = true;
  const { queue, states } = queueOf(async (value) => {
    if (isDown) throw new Error('down');
    saved.push(value);
  });
  queue.change('a');
  await expect(queue.flush()).rejects.toThrow('down');
  expect(states.at(-1)).toBe('error');
  expect(queue.isDirty()).toBe(true);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual(['a']);
});

test('a final refusal stops until the next change', async () => {
  let tries = 0;
  const { queue, states } = queueOf(
    async () => {
      tries++;
      throw new Error('conflict');
    },
    () => true,
  );
  queue.change('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
  expect(states.at(-1)).toBe('stopped');
  queue.change('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(tries).toBe(2);
});
