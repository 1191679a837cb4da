import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkNda } from './checkNda.ts';
import { formatSiret } from './formatSiret.ts';
import { isEmail } from './isEmail.ts';
import { isHabilisId } from './isHabilisId.ts';
import { isSiren } from './isSiren.ts';
import { isSiret } from './isSiret.ts';
import { loginIdentifierOf } from './loginIdentifierOf.ts';
import { luhnSum } from './luhn.ts';
import { withoutSpaces } from './withoutSpaces.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const withKey = (start: string): string => start + ((10 - (luhnSum(`${start}0`) % 10)) % 10);

test.each([
  ['', { ok: false, reason: 'requis' }],
  ['   ', { ok: false, reason: 'requis' }],
  [`${'a'.repeat(101)}`, { ok: false, reason: 'trop-long' }],
  ['mpa10013', { ok: true, value: 'MPA10013' }],
  ['Mpa10013', { ok: true, value: 'MPA10013' }],
  ['a@b.fr', { ok: true, value: 'a@b.fr' }],
  ['prenom_nom.x-y', { ok: true, value: 'prenom_nom.x-y' }],
  ['Prenom', { ok: false, reason: 'email-or-habilis-id-modele' }],
  ['MPA1001', { ok: false, reason: 'email-or-habilis-id-modele' }],
  ['a@b', { ok: false, reason: 'email-or-habilis-id-modele' }],
])('[V1] sign-in identifier %s', (typed, expected) => expect(loginIdentifierOf(typed)).toEqual(expected));

test('[V2] a platform identifier is three capital letters and five digits', () => {
  expect(isHabilisId('JKA37899')).toBe(true);
  for (const wrong of ['jka37899', 'JKA3789', 'JKA378990', 'JK37899', 'ÉKA37899', 'JKA37899\n'])
    expect(isHabilisId(wrong)).toBe(false);
});

test('[V3] a SIRET passes Luhn; La Poste’s may instead have a sum that 5 divides', () => {
  for (const right of ['01023145400017', '08831275600013', '35600000000048', '35600000049837'])
    expect(isSiret(right)).toBe(true);
  for (const wrong of ['01023145400018', '0102314540001', '010231454000170', '0102314540001a', ''])
    expect(isSiret(wrong)).toBe(false);
});

test('[V3] any 13 digits with their key are a SIRET, and a changed digit is seen', () => {
  fc.assert(
    fc.property(digits(13), fc.nat(13), fc.integer({ min: 1, max: 9 }), (start, place, step) => {
      const siret = withKey(start);
      const changed = siret.slice(0, place) + ((Number(siret[place]) + step) % 10) + siret.slice(place + 1);
      return isSiret(siret) && (!isSiret(changed) || siret.startsWith('356000000') || changed.startsWith('356000000'));
    }),
  );
});

test('[V4] a SIREN is nine digits that pass Luhn', () => {
  expect(isSiren('010231454')).toBe(true);
  expect(isSiren('010231455')).toBe(false);
  expect(isSiren('01023145')).toBe(false);
});

test('[V5] an NDA has 11 digits, or Corsica’s letters; an unusual shape only warns', () => {
  expect(checkNda('44540123454')).toEqual({ ok: true, isUnusual: false });
  expect(checkNda('942A0123420')).toMatchObject({ ok: true });
  for (const wrong of ['4454012345', '445401234540', '44C40123454', '']) expect(checkNda(wrong).ok).toBe(false);
});

test('[V6] spaces of every width are removed from a number', () => {
  expect(withoutSpaces('05\u202F36\u00A049 12\t40')).toBe('0536491240');
});

test('a SIRET is shown in groups, another text as it is', () => {
  expect(formatSiret('01023145400017')).toBe('010 231 454 00017');
  expect(formatSiret('123')).toBe('123');
});

test('an address has one @ and a dotted host', () => {
  for (const right of ["jean.d'ormesson@exemple.fr", 'a+b@sous.domaine.example.org']) expect(isEmail(right)).toBe(true);
  for (const wrong of ['a@b', 'a b@c.fr', '@c.fr', 'a@@c.fr', 'a@c..fr', `${'a'.repeat(250)}@c.fr`])
    expect(isEmail(wrong)).toBe(false);
});
