import { readFileSync } from 'node:fs';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { faitDe } from './faitDe.ts';

const file = new URL('../../../../../packages/i18n/compiled/fr/listes.json', import.meta.url);
const t = createTexts(JSON.parse(readFileSync(file, 'utf8')) as Messages);

const held = (...holders: (string | null)[]) => holders.map((assignedUserHabilisId) => ({ assignedUserHabilisId }));

test('[EC61] what its person held already was not given to them', () => {
  const saidOf = (...holders: (string | null)[]) => faitDe(t, 'Affecte', held(...holders), 'INS50001');
  expect([
    saidOf('INS50001', 'INS50001'),
    saidOf('INS50001', 'INS50002', null),
    saidOf('INS50002'),
    faitDe(t, 'PrendEnCharge', held(null), undefined),
  ]).toEqual([
    'Aucune affectée, 2 déjà tenues par cette personne',
    '2 demandes affectées, une déjà tenue par cette personne',
    'Une demande affectée',
    'Une demande prise en charge',
  ]);
});
