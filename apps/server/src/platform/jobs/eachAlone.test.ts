import { expect, test } from 'vitest';
import { eachAlone } from './eachAlone.ts';

test('one that fails keeps no other from its work, and is told at the end', async () => {
  const done: number[] = [];
  const fault = new Error('la deuxième');
  const work = async (item: number) => {
    if (item === 2) throw fault;
    done.push(item);
  };
  await expect(eachAlone([1, 2, 3], work)).rejects.toMatchObject({ message: '1 en échec sur 3', errors: [fault] });
  expect(done).toEqual([1, 3]);
  await expect(eachAlone([3], work)).resolves.toBeUndefined();
});

test('nothing more is tried once the database is away', async () => {
  const tried: number[] = [];
  const gone = Object.assign(new Error('arrêt'), { code: '57P01' });
  const work = async (item: number) => {
    tried.push(item);
    throw gone;
  };
  await expect(eachAlone([1, 2], work)).rejects.toBe(gone);
  expect(tried).toEqual([1]);
});
