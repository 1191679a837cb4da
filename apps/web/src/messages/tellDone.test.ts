import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { tellAct } from './tellDone.ts';
import { toastsAtom } from './toasts.ts';

const shown = () =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ summary, detail }) => ({ summary, detail }));
beforeEach(() => getDefaultStore().set(toastsAtom, []));

test('[E780] a success is headed by what was done, and says the rest below', () => {
  // One success at a time: the next takes its place.
  tellAct('Message envoyé');
  expect(shown()).toEqual([{ summary: 'Message envoyé', detail: undefined }]);
  tellAct('Une décision enregistrée. Vous pouvez encore annuler.');
  expect(shown()).toEqual([{ summary: 'Une décision enregistrée.', detail: 'Vous pouvez encore annuler.' }]);
  tellAct('Reçue sous le numéro DA-2026-0433.');
  expect(shown()).toEqual([{ summary: 'Reçue sous le numéro DA-2026-0433.', detail: undefined }]);
});
