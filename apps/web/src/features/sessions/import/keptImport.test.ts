import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginImport, type ClassImport, withLine, writeCells } from './classImport.ts';
import { keepImport, readImport, waitingLines } from './keptImport.ts';

const PERSON = 'LPF20001';
const SESSION = 7;
let stored: Map<string, string>;
let writes: string[];
/** Signs that the browser takes at most. */
let room: number;

beforeEach(() => {
  stored = new Map();
  writes = [];
  room = Infinity;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...stored].filter(([other]) => other !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > room) throw new Error('QuotaExceededError');
      writes.push(key);
      stored.set(key, value);
    },
  });
});
afterEach(() => {
  keepImport(PERSON, SESSION, null);
  vi.unstubAllGlobals();
});

const classOf = (lines: number): ClassImport => {
  const begun = beginImport(
    [['Nom', 'Prénom'], ...Array.from({ length: lines }, (_, at) => [`Nom${at}`, `Prénom${at}`])],
    { memory: new Map(), today: '2026-11-20', fichier: 'classe.csv', luLe: '2026-11-20T14:29:00.000Z' },
  );
  if (!begun.ok) throw new Error(begun.refus);
  return begun.value;
};
const idAt = (of: ClassImport, at: number) => of.lines[at]?.id ?? '';

test('a class is kept whole for its person and session, and forgotten once it is over', () => {
  const one = classOf(1000);
  keepImport(PERSON, SESSION, one);
  expect(readImport(PERSON, SESSION)).toEqual(one);
  expect(readImport(PERSON, SESSION + 1)).toBeNull();
  expect(readImport('LPF20002', SESSION)).toBeNull();
  keepImport(PERSON, SESSION, null);
  expect(readImport(PERSON, SESSION)).toBeNull();
  expect(stored.size).toBe(0);
});

test('a corrected cell writes the lines around it alone, and is read back', () => {
  const one = classOf(1000);
  keepImport(PERSON, SESSION, one);
  const all = writes.length;
  writes = [];
  const corrected = writeCells(one, [{ rowId: idAt(one, 500), column: 'nom', value: 'Ferry' }], [], '2026-11-20');
  keepImport(PERSON, SESSION, corrected);
  expect(writes.length).toBeLessThanOrEqual(2);
  expect(all).toBeGreaterThan(20);
  expect(readImport(PERSON, SESSION)).toEqual(corrected);
});

test('lines that are gone leave nothing behind', () => {
  const one = classOf(60);
  keepImport(PERSON, SESSION, one);
  const less = one.lines.slice(10).reduce((before, { id }) => withLine(before, id, () => null), one);
  keepImport(PERSON, SESSION, less);
  expect(readImport(PERSON, SESSION)?.lines).toEqual(one.lines.slice(0, 10));
});

test('where there is no room for all of a class none of it is kept', () => {
  keepImport(PERSON, SESSION, classOf(10));
  room = 20_000;
  keepImport(PERSON, SESSION, classOf(500));
  expect(readImport(PERSON, SESSION)).toBeNull();
  expect(stored.size).toBe(0);
});

test('how many lines would join a session is told without reading them: all that fit, else those ticked, none once they are left aside', () => {
  const one = classOf(14);
  expect(waitingLines(PERSON, SESSION, 10)).toBeNull();
  keepImport(PERSON, SESSION, { ...one, chosen: one.lines.slice(0, 9).map(({ id }) => id) });
  expect([waitingLines(PERSON, SESSION, 14), waitingLines(PERSON, SESSION, 10)]).toEqual([14, 9]);
  expect([waitingLines(PERSON, SESSION + 1, 10), waitingLines('LPF20002', SESSION, 10)]).toEqual([null, null]);
  keepImport(PERSON, SESSION, { ...one, colonnes: { ...one.colonnes, classe: 2 } });
  expect(waitingLines(PERSON, SESSION, 10)).toBe(14);
  keepImport(PERSON, SESSION, { ...one, isAside: true });
  expect(waitingLines(PERSON, SESSION, 10)).toBeNull();
});
