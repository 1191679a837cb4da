import { readFileSync } from 'node:fs';
import { EVENEMENTS } from '@habilis/domain/notification/EVENEMENTS';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const texts = JSON.parse(
  readFileSync(new URL('../../../packages/i18n/compiled/fr/mails.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

test('every event is told by one area, and every mail is sent by one', () => {
  const told = areas.flatMap(({ evenements = {} }) => Object.keys(evenements));
  expect(told.toSorted()).toEqual(Object.keys(EVENEMENTS).toSorted());
  const sent = areas.flatMap(({ courriels = [] }) => courriels);
  const written = Object.keys(texts).flatMap((key) => /^mails\.(.+)\.objet$/.exec(key)?.slice(1) ?? []);
  expect(sent.toSorted()).toEqual(written.toSorted());
});

test('every kind of object of the trail is told by one area, over a table of its own', () => {
  const told = areas.flatMap(({ tables = [], objets = {} }) =>
    Object.entries(objets).map(([kind, objet]) => ({ kind, isOwn: objet === null || tables.includes(objet.table) })),
  );
  expect(new Set(told.map(({ kind }) => kind)).size).toBe(told.length);
  expect(told.filter(({ isOwn }) => !isOwn)).toEqual([]);
});
