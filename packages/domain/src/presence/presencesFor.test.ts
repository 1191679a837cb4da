import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { type Presence, presencesFor } from './presencesFor.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const at = { now: NOW, dureeSecondes: 30 };
const luc: Presence = {
  personneId: 1,
  nomPrenom: 'Luc Fontaine',
  roleType: 'I',
  organisme: 'Carsat Nord-Est',
  edite: false,
  vuLe: NOW - 5000,
};
const alain: Presence = { ...luc, personneId: 2, nomPrenom: 'Alain Kieffer', roleType: 'RC', edite: true };
const sophie: Presence = { ...luc, personneId: 3, nomPrenom: 'Sophie Marchal', roleType: 'G', organisme: null };
const denis: Presence = { ...luc, personneId: 4, nomPrenom: 'Denis Caron', roleType: 'ADM', organisme: null };

test('[G2] colleagues see each other and the demandeur by name, who edits first', () => {
  expect(presencesFor({ personneId: 1, roleType: 'I' }, [luc, sophie, denis, alain], at)).toEqual([
    { nomPrenom: 'Alain Kieffer', roleType: 'RC', organisme: null, edite: true },
    { nomPrenom: 'Denis Caron', roleType: 'ADM', organisme: null, edite: false },
    { nomPrenom: 'Sophie Marchal', roleType: 'G', organisme: null, edite: false },
  ]);
});
test('[G17] a demandeur sees the caisse once, whoever of it reads, and nobody of the administration', () => {
  expect(presencesFor({ personneId: 3, roleType: 'G' }, [luc, sophie, denis, alain], at)).toEqual([
    { nomPrenom: null, roleType: null, organisme: 'Carsat Nord-Est', edite: true },
  ]);
  const seen = (...there: readonly Presence[]) =>
    presencesFor({ personneId: 3, roleType: 'G' }, there, at).map(({ organisme, edite }) => [organisme, edite]);
  expect(seen(alain, luc)).toEqual([['Carsat Nord-Est', true]]);
  expect(seen(luc, { ...luc, personneId: 5 })).toEqual([['Carsat Nord-Est', false]]);
  const paul: Presence = { ...luc, personneId: 5, organisme: 'Aquitaine' };
  expect(seen(luc, paul, { ...paul, organisme: null })).toEqual([
    ['Aquitaine', false],
    ['Carsat Nord-Est', false],
  ]);
});
test('[G18] somebody who has given no sign for the time of the setting is gone', () => {
  const left = { ...luc, vuLe: NOW - 30_000 };
  expect(presencesFor({ personneId: 3, roleType: 'G' }, [left], at)).toEqual([]);
  expect(presencesFor({ personneId: 3, roleType: 'G' }, [{ ...left, vuLe: left.vuLe + 1 }], at)).toHaveLength(1);
});

const presences = fc.array(
  fc.record({
    personneId: fc.integer({ min: 1, max: 6 }),
    nomPrenom: fc.constantFrom('Luc Fontaine', 'Alain Kieffer', 'Sophie Marchal'),
    roleType: fc.constantFrom(...ROLE_TYPES),
    organisme: fc.constantFrom('Carsat Nord-Est', 'Cramif', null),
    edite: fc.boolean(),
    vuLe: fc.integer({ min: NOW - 60_000, max: NOW }),
  }),
);
const readers = fc.record({ personneId: fc.integer({ min: 1, max: 6 }), roleType: fc.constantFrom(...ROLE_TYPES) });

test('[G17] whoever is there, a demandeur never learns the name nor the role of an agent', () => {
  fc.assert(
    fc.property(readers, presences, (reader, there) => {
      for (const { nomPrenom, roleType, organisme } of presencesFor({ ...reader, roleType: 'DM' }, there, at)) {
        expect(roleType === null || roleType === 'DM' || roleType === 'G').toBe(true);
        expect(nomPrenom === null).toBe(roleType === null);
        expect(nomPrenom ?? organisme).not.toBeNull();
      }
    }),
  );
});
test('[G2] nobody sees oneself, nor anybody twice, nor anybody when all have left', () => {
  fc.assert(
    fc.property(readers, presences, (reader, there) => {
      const mine = there.map((one) => ({ ...one, personneId: reader.personneId }));
      expect(presencesFor(reader, mine, at)).toEqual([]);
      // Somebody of both sides is a person on one and a body on the other.
      const persons = new Set(there.map(({ personneId, roleType }) => `${personneId} ${roleType}`));
      expect(presencesFor(reader, there, at).length).toBeLessThanOrEqual(persons.size);
      expect(presencesFor(reader, there, { ...at, now: NOW + 30_000 })).toEqual([]);
    }),
  );
});
