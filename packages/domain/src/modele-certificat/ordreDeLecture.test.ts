import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHAMPS_CERTIFICAT } from './champs.ts';
import type { Zone } from './Dessin.ts';
import { ordreDeLecture } from './ordreDeLecture.ts';
import { zoneOf } from './test/zoneOf.ts';

/** What zones say, one after the other; each says its name. */
const readOf = (zones: Readonly<Record<string, Partial<Zone>>>): string =>
  ordreDeLecture(Object.values(zones).map((changes) => zoneOf(changes)))
    .map((at) => Object.keys(zones)[at])
    .join(' ');

test('[MC3] zones are read line by line from the left, and how the certificat is verified last', () => {
  expect(
    readOf({
      code: { champ: 'qrCode', y: 0 },
      lieu: { champ: 'lieu', x: 150, y: 51 },
      date: { champ: 'dateObtention', y: 50 },
      nom: { champ: 'prenomNom', y: 20 },
      numero: { champ: 'numeroCertificat', y: 1 },
      comparer: { champ: 'comparaison', y: 2 },
      court: { champ: 'codeCourt', y: 90 },
      verifier: { champ: 'verification', y: 3 },
    }),
  ).toBe('nom date lieu code verifier court comparer numero');
});

test('[MC3] words beside a line above the title are read after it, what a field says stays where it stands', () => {
  const title = { champ: 'intituleDispositifNiveau', y: 20 } as const;
  const above = {
    lead: { y: 10 },
    mark: { x: 150, y: 11 },
    number: { champ: 'numeroSession', x: 200, y: 10 },
  } as const;
  expect(readOf({ ...above, title, below: { y: 40 } })).toBe('lead number title mark below');
  // Without a title there is nothing to wait for.
  expect(readOf({ ...above, below: { y: 40 } })).toBe('lead mark number below');
});

test('[MC3] a zone is on the line of a higher one as long as its middle lies above the foot of that one', () => {
  const first = { x: 100, y: 20, hauteur: 12 };
  expect(readOf({ first, beside: { x: 0, y: 26, hauteur: 10 } })).toBe('beside first');
  expect(readOf({ first, below: { x: 0, y: 27, hauteur: 10 } })).toBe('first below');
  expect(readOf({ first, below: { x: 0, y: 32, hauteur: 10 } })).toBe('first below');
  // A tall zone whose middle is far down begins a line of its own.
  expect(readOf({ first, high: { x: 0, y: 21, hauteur: 40 } })).toBe('first high');
});

test('[MC3] the leftmost of the highest zones begins the line, and of two at one place from the left the higher is read first', () => {
  expect(
    readOf({
      high: { x: 100, y: 0, hauteur: 40 },
      between: { x: 0, y: 15, hauteur: 10 },
      short: { x: 20, y: 0, hauteur: 10 },
    }),
  ).toBe('short between high');
  expect(
    readOf({
      low: { x: 50, y: 14, hauteur: 4 },
      left: { x: 10, y: 10, hauteur: 20 },
      middle: { x: 50, y: 11, hauteur: 3 },
    }),
  ).toBe('left middle low');
});

test('[MC3] of several zones that say the same, the one placed first in the model is read first', () => {
  expect(readOf({ one: { champ: 'qrCode', y: 90 }, two: { champ: 'codeCourt' }, three: { champ: 'qrCode' } })).toBe(
    'one three two',
  );
});

test('[MC3] every zone is read once, whatever their places, and even one without height', () => {
  const place = fc.record({
    x: fc.nat(200),
    y: fc.nat(200),
    hauteur: fc.nat(30),
    champ: fc.constantFrom(...CHAMPS_CERTIFICAT),
  });
  fc.assert(
    fc.property(fc.array(place), (drawn) => {
      const order = ordreDeLecture(drawn.map((changes) => zoneOf(changes)));
      expect(order.toSorted((one, other) => one - other)).toEqual(drawn.map((_, index) => index));
    }),
  );
});
