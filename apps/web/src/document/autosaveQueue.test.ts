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
    retryMs: (failures) => failures * 10_000,
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

test('each key tells the same state, so that only the first one changes what is shown', () => {
  const told: AutosaveState[] = [];
  const queue = createAutosaveQueue<string>({
    save: async () => undefined,
    isFinal: () => false,
    onState: (state) => told.push(state),
    delayMs: 1000,
    retryMs: () => 1000,
  });
  queue.change('a');
  queue.change('b');
  expect(told).toHaveLength(2);
  expect(told[1]).toBe(told[0]);
  queue.dispose();
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

test('the wait grows with the failures, and a connection that is back ends it', async () => {
  const tries: number[] = [];
  let isDown = true;
  const { queue, states } = queueOf(async () => {
    tries.push(Date.now());
    if (isDown) throw new Error('down');
  });
  const begin = Date.now();
  queue.change('a');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(tries.map((time) => time - begin)).toEqual([1000, 11_000, 31_000]);
  isDown = false;
  queue.retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toHaveLength(4);
  expect(states.at(-1)).toBe('saved');
  queue.retryNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveLength(4);
});

test('what is typed while a value is refused is tried in its place', async () => {
  const saved: string[] = [];
  let refuse = () => undefined as void;
  const { queue, states } = queueOf(
    async (value) => {
      if (value === 'bad') await new Promise<void>((_resolve, reject) => (refuse = () => reject(new Error('refused'))));
      saved.push(value);
    },
    () => true,
  );
  queue.change('bad');
  await vi.advanceTimersByTimeAsync(1000);
  queue.change('good');
  refuse();
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual(['good']);
  expect(states.at(-1)).toBe('saved');
});

test('flush waits for the write under way and for what was typed since', async () => {
  const saved: string[] = [];
  const { queue } = queueOf(async (value) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    saved.push(value);
  });
  queue.change('a');
  await vi.advanceTimersByTimeAsync(1100);
  queue.change('b');
  const flushed = queue.flush();
  await vi.advanceTimersByTimeAsync(1000);
  await flushed;
  expect(saved).toEqual(['a', 'b']);
});

test('what is given up while it is being written is not tried again, whatever becomes of the write', async () => {
  let tries = 0;
  let refuse = () => undefined as void;
  const { queue, states } = queueOf(async () => {
    tries++;
    await new Promise<void>((_resolve, reject) => (refuse = () => reject(new Error('down'))));
  });
  queue.change('a');
  await vi.advanceTimersByTimeAsync(1000);
  queue.change('b');
  queue.discard();
  refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
  expect(states.at(-1)).toBe('idle');
  expect(queue.isDirty()).toBe(false);
  queue.change('c');
  await vi.advanceTimersByTimeAsync(1000);
  expect(tries).toBe(2);
});

test('a page that closes leaves no try behind it, even of a write that fails later', async () => {
  let tries = 0;
  let refuse = () => undefined as void;
  const { queue } = queueOf(async () => {
    tries++;
    await new Promise<void>((_resolve, reject) => (refuse = () => reject(new Error('down'))));
  });
  queue.change('a');
  await vi.advanceTimersByTimeAsync(1000);
  queue.dispose();
  refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
});

test('what is given up is not written', async () => {
  const saved: string[] = [];
  const { queue } = queueOf(async (value) => void saved.push(value));
  queue.change('a');
  queue.discard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual([]);
});
