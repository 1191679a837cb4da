import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { commentKeyOf, createLocalDrafts } from './localDraft.ts';

test('words typed for colleagues are not proposed in an action that the entite reads', () => {
  const keys = ['Rejette', 'DemandeComplement', 'Supprime'].map((action) =>
    commentKeyOf('INS50001', 'DA', 217, action),
  );
  expect(new Set(keys)).toHaveLength(3);
});

test('the first copies of two demandes begun by one person do not meet', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  });
  const draftsOf = (newKey: string) =>
    createLocalDrafts({ habilisId: 'LPF20001', type: 'DH', Saisie: z.object({ a: z.string() }), newKey });
  const draft = { version: 0, cleBrouillon: 'c', saisie: { a: 'x' } };
  draftsOf('7:1').keep(null, draft);
  expect(draftsOf('7:1').read(null)).toEqual(draft);
  expect(draftsOf('7:2').read(null)).toBeUndefined();
  // A draft left by another version of the form is not restored.
  store.set([...store.keys()][0] ?? '', JSON.stringify({ ...draft, saisie: { b: 1 } }));
  expect(draftsOf('7:1').read(null)).toBeUndefined();
  vi.unstubAllGlobals();
});
