import { expect, test } from 'vitest';
import { askApart } from './askApart.ts';

const ask = askApart<string>(new URL('./test/slowWorker.ts', import.meta.url), { memoryMb: 64, longestMs: 1500 });
const textOf = async (question: string) => Buffer.from(await ask(question)).toString();

test('[W1001] what has no end is ended with its time, what is wrong tells it, and who waits behind is answered', async () => {
  const asked = [textOf('avant'), textOf('faux'), textOf('sans fin'), textOf('après')];
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: 'avant' },
    { reason: { message: expect.stringContaining('question fausse') } },
    { reason: { status: 503, title: 'service-indisponible' } },
    { value: 'après' },
  ]);
});

test('[W1001] only so many wait: who comes beyond is asked to come again', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 101 }, (_, rank) => textOf(String(rank))));
  expect(asked.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
  expect(asked.at(-1)).toMatchObject({ reason: { status: 503 } });
});
