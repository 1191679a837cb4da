import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginHistory, type EditHistory, recordEdit, redoEdit, undoEdit } from './editHistory.ts';

const edited = (states: readonly string[]) =>
  states.reduce<EditHistory<string, string>>(
    (history, state) => recordEdit(history, state, `vers ${state}`),
    beginHistory(''),
  );

test('an edit is undone and done again, and says what it changed', () => {
  const history = edited(['a', 'b']);
  const back = undoEdit(history);
  expect(back.present).toBe('a');
  expect(back.future.at(-1)?.what).toBe('vers b');
  expect(redoEdit(back)).toEqual(history);
});

test('an edit after an undo forgets what was undone', () => {
  const history = recordEdit(undoEdit(edited(['a', 'b'])), 'c', 'vers c');
  expect(history.future).toEqual([]);
  expect(undoEdit(history).present).toBe('a');
});

test('nothing to undo, to redo or to record leaves the history as it is', () => {
  const history = beginHistory<string, string>('a');
  expect(undoEdit(history)).toBe(history);
  expect(redoEdit(history)).toBe(history);
  expect(recordEdit(history, 'a', 'rien')).toBe(history);
});

test('the oldest steps are forgotten beyond two hundred', () => {
  const history = edited(Array.from({ length: 250 }, (_, index) => String(index)));
  expect(history.past).toHaveLength(200);
  expect(history.past[0]?.what).toBe('vers 50');
});

test('undoing all and redoing all meet the same states, whatever was edited', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 }), (states) => {
      const history = edited(states);
      let back = history;
      for (const state of states.toReversed()) {
        expect(back.present).toBe(state);
        back = undoEdit(back);
      }
      expect(back.present).toBe('');
      expect(states.reduce(redoEdit, back)).toEqual(history);
    }),
  );
});
