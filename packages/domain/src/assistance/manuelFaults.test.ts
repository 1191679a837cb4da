import { expect, test } from 'vitest';
import { manuelFaults } from './manuelFaults.ts';

test('[AS16] a manual has a title that says something, and a file', () => {
  expect(manuelFaults({ intitule: 'Le guide', hasFile: true })).toEqual([]);
  expect(manuelFaults({ intitule: ' ', hasFile: false })).toEqual([
    { path: 'intitule', title: 'champ.requis' },
    { path: 'fileUploads.manuel', title: 'champ.piece-requise' },
  ]);
});
