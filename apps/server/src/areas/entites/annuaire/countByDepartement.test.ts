import type { AnnuaireDepartement } from '@habilis/api/annuaire/AnnuaireEntite';
import { expect, test, vi } from 'vitest';
import { keptCounts } from './countByDepartement.ts';

const QUESTION = { date: '2026-11-23', today: '2026-11-23' };
const NOW = new Date('2026-11-23T10:00:00Z');
const counted = [{ codeDepartement: '54', total: 1, ouvertesATous: 1 }];

test('[DX965] many who ask the same at once have it counted once; what failed is asked anew', async () => {
  const count = vi
    .fn<() => Promise<AnnuaireDepartement[]>>()
    .mockRejectedValueOnce(new Error('occupée'))
    .mockResolvedValue(counted);
  const countsOf = keptCounts();
  const first = await Promise.allSettled([countsOf(QUESTION, NOW, count), countsOf({ ...QUESTION }, NOW, count)]);
  expect([first.map(({ status }) => status), count.mock.calls.length]).toEqual([['rejected', 'rejected'], 1]);
  expect(await countsOf(QUESTION, NOW, count)).toEqual(counted);
  await countsOf({ ...QUESTION, niveau: 'SST-1' }, NOW, count);
  expect(count).toHaveBeenCalledTimes(3);
});
