import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chemin, type Ref, type Voisins, voisinsOf } from './voisinsOf.ts';

const TAILLE = 3;
const ref = (id: number): Ref => ({ type: id % 2 === 0 ? 'DA' : 'DH', id });
const refs = (...ids: readonly number[]) => ids.map(ref);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A list that is read by pages, and how often it was. */
function listOf(ids: readonly number[]) {
  const reads: number[] = [];
  const readPage = (page: number) => {
    reads.push(page);
    return Promise.resolve({
      elements: refs(...ids.slice((page - 1) * TAILLE, page * TAILLE)),
      total: ids.length,
      taille: TAILLE,
    });
  };
  return { reads, readPage };
}
const around = async (chemin: Chemin, id: number, ids: readonly number[]) => {
  const list = listOf(ids);
  const found = await voisinsOf(chemin, ref(id), list.readPage);
  return { previous: found?.previous?.id ?? null, next: found?.next?.id ?? null, reads: list.reads };
};
const FIRST: Chemin = { refs: refs(1, 2, 3), page: 1, debut: 1 };

test('[EC76] the next and the previous one stand beside it, by one reading of the list', async () => {
  expect(await around(FIRST, 2, upTo(9))).toEqual({ previous: 1, next: 3, reads: [1] });
  expect(await around(FIRST, 1, upTo(9))).toEqual({ previous: null, next: 2, reads: [1] });
});

test('[EC76] one that was done is gone from the list: the next one is still right', async () => {
  expect(await around(FIRST, 1, [2, 3, 4, 5])).toMatchObject({ next: 2 });
  expect(await around(FIRST, 3, [1, 2, 4, 5])).toMatchObject({ previous: 2, next: 4 });
  expect(await around(FIRST, 3, [4, 5])).toMatchObject({ previous: null, next: 4 });
});

test('[EC76] one that the list no longer holds is passed over', async () => {
  expect(await around(FIRST, 1, [1, 3, 4])).toMatchObject({ next: 3 });
  expect(await around(FIRST, 3, [2, 3, 4])).toMatchObject({ previous: 2 });
});

test('[EC76] after the last one of a page comes the first of the next page, and before the first one the last of the page before', async () => {
  expect(await around(FIRST, 3, upTo(7))).toMatchObject({ next: 4, reads: [1, 2] });
  expect(await around({ refs: refs(4, 5, 6), page: 2, debut: 2 }, 4, upTo(7))).toMatchObject({ previous: 3, next: 5 });
});

test('[EC76] one that moved up to the page before is not passed over', async () => {
  expect(await around({ refs: refs(4, 5, 6), page: 2, debut: 2 }, 4, [1, 3, 5, 6, 7])).toMatchObject({
    previous: 3,
    next: 5,
  });
});

test('[EC76] at its end a list has no next one; a demande from elsewhere has no neighbour', async () => {
  expect(await around(FIRST, 3, [1, 2, 3])).toMatchObject({ previous: 2, next: null });
  expect(await around(FIRST, 3, [])).toMatchObject({ previous: null, next: null });
  expect(await voisinsOf(FIRST, { type: 'DA', id: 1 }, listOf([]).readPage)).toBeNull();
});

test('[EC76] whoever goes from one to the next sees each one once that the list holds until its turn, whatever goes meanwhile', async () => {
  const steps = fc.array(fc.record({ isDone: fc.boolean(), taken: fc.nat(30) }), { minLength: 14, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), steps, async (count, chosen) => {
      let ids = upTo(count);
      let chemin: Chemin = { refs: refs(...ids.slice(0, TAILLE)), page: 1, debut: 1 };
      const seen: number[] = [];
      let current: number | null = 1;
      for (let step = 0; current !== null; step++) {
        seen.push(current);
        const { isDone, taken } = chosen[step] ?? { isDone: true, taken: 0 };
        ids = ids.filter((id) => (id !== current || !isDone) && id !== taken);
        const found: Voisins<Ref> | null = await voisinsOf(chemin, ref(current), listOf(ids).readPage);
        if (found === null) throw new Error('la liste ne connaît plus sa demande');
        chemin = found.chemin;
        current = found.next?.id ?? null;
        if (current !== null) expect(ids).toContain(current);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
