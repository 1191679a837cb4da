import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkNda } from './checkNda.ts';
import { formatNda } from './formatNda.ts';
import { formatSiret } from './formatSiret.ts';
import { inventSiret } from './inventSiret.ts';
import { isSiren } from './isSiren.ts';
import { isSiret } from './isSiret.ts';
import { luhnSum } from './luhn.ts';
import { sirenOf } from './sirenOf.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const withKey = (start: string): string => start + ((10 - (luhnSum(`${start}0`) % 10)) % 10);

test('[V3] a SIRET passes Luhn; La Poste’s may instead have a sum that 5 divides', () => {
  for (const right of ['01023145400017', '08831275600013', '35600000000048', '35600000049837']) {
    expect(isSiret(right)).toBe(true);
  }
  // The last one passes La Poste's rule but is not La Poste's.
  for (const wrong of [
    '01023145400018',
    '0102314540001',
    '010231454000170',
    '0102314540001a',
    '',
    '35600000000000',
    '01023145400000',
  ]) {
    expect(isSiret(wrong)).toBe(false);
  }
});
test('[V3] any 13 digits with their key are a SIRET, and a changed digit is seen', () => {
  fc.assert(
    fc.property(digits(13), fc.nat(13), fc.integer({ min: 1, max: 9 }), (start, place, step) => {
      const siret = withKey(start);
      const changed = siret.slice(0, place) + ((Number(siret[place]) + step) % 10) + siret.slice(place + 1);
      return isSiret(siret) && (!isSiret(changed) || changed.startsWith('356000000'));
    }),
  );
});
test('[V3] of two neighbouring digits exchanged all but 0 and 9 are seen', () => {
  fc.assert(
    fc.property(digits(13), fc.nat(12), (start, place) => {
      const siret = withKey(start);
      const [first = '', second = ''] = siret.slice(place, place + 2);
      const swapped = siret.slice(0, place) + second + first + siret.slice(place + 2);
      const isSilent = first === second || ['09', '90'].includes(first + second);
      return isSilent || !isSiret(swapped) || swapped.startsWith('356000000');
    }),
  );
});
test('[V3] La Poste: either rule is enough, none is not', () => {
  fc.assert(
    fc.property(digits(5), (nic) => {
      const siret = `356000000${nic}`;
      const sum = [...siret].reduce((total, digit) => total + Number(digit), 0);
      return isSiret(siret) === (luhnSum(siret) % 10 === 0 || sum % 5 === 0);
    }),
  );
});
test('[V3] Luhn doubles each second digit from the right', () => {
  expect([luhnSum(''), luhnSum('5'), luhnSum('50'), luhnSum('79927398713')]).toEqual([0, 5, 1, 70]);
});
test('[V4] a SIREN is nine digits that pass Luhn', () => {
  expect(isSiren('010231454')).toBe(true);
  for (const wrong of ['010231455', '01023145', '0102314540', '01023145a', '']) expect(isSiren(wrong)).toBe(false);
  fc.assert(fc.property(digits(8), (start) => isSiren(withKey(start))));
});
test('[V3][V4] a longer number is neither, even when it passes Luhn', () => {
  fc.assert(fc.property(digits(9), (start) => !isSiren(withKey(start)) && !isSiren(`0${withKey(start.slice(1))}`)));
  fc.assert(fc.property(digits(14), (start) => !isSiret(withKey(start)) && !isSiret(`0${withKey(start.slice(1))}`)));
});
test('[V22] the SIREN of a SIRET is its first nine digits', () => {
  expect(sirenOf('01023145400017')).toBe('010231454');
});
test('[V24] leading zeros stay', () => {
  fc.assert(fc.property(digits(14), (siret) => siret.startsWith(sirenOf(siret)) && sirenOf(siret).length === 9));
});
test('[V23] a SIRET is shown in groups of 3, 3, 3 and 5, another text as it is', () => {
  expect(formatSiret('01023145400017')).toBe(
    '010 231 454 00017'.replaceAll(' ', formatSiret('00000000000000').charAt(3)),
  );
  for (const other of ['123', '', '010231454000170', 'abcdefghijklmn']) expect(formatSiret(other)).toBe(other);
  fc.assert(
    fc.property(digits(14), (siret) => {
      const shown = formatSiret(siret).split(/\s/u);
      return shown.join('') === siret && shown.map((group) => group.length).join(' ') === '3 3 3 5';
    }),
  );
});
test('[V5] an NDA is shown in groups, what is none as it is', () => {
  expect(formatNda('44540123454')).toBe('44 54 01234 54');
  expect(formatNda('942A0123420')).toBe('94 2A 01234 20');
  for (const other of ['', '4454012345', '445401234540', '44 54 01234 54']) expect(formatNda(other)).toBe(other);
});
test('[V5] an NDA has 11 digits, or Corsica’s letters', () => {
  for (const right of [
    '44540123454',
    '84690234569',
    '942A012342A',
    '942B0123420',
    '94200123420',
    '9420012342A',
    '942A012342B',
    '9420012342B',
  ]) {
    expect(checkNda(right)).toEqual({ ok: true, isUnusual: false });
  }
  for (const wrong of [
    '4454012345',
    '445401234540',
    '44C40123454',
    '442C0123454',
    '4454012345A',
    ' 44540123454',
    '',
    'x44540123454',
    '44 54 01234 54',
  ]) {
    expect(checkNda(wrong)).toEqual({ ok: false, isUnusual: false });
  }
});
test('[V5] two départements that differ only warn', () => {
  expect(checkNda('44540123455')).toEqual({ ok: true, isUnusual: true });
  expect(checkNda('942A0123454')).toEqual({ ok: true, isUnusual: true });
  expect(checkNda('44540123420')).toEqual({ ok: true, isUnusual: true });
});
test('[V5] any eleven digits pass, whatever their shape', () => {
  fc.assert(
    fc.property(
      digits(11),
      (nda) => checkNda(nda).ok && checkNda(nda).isUnusual === (nda.slice(2, 4) !== nda.slice(9)),
    ),
  );
});

test('[V3] an invented SIRET passes Luhn, as its SIREN does, and each rank has its own', () => {
  const invented = [0, 1, 98, 900].map(inventSiret);
  expect(invented).toEqual(['04200000000010', '04200137000016', '04213426200015', '04323300600014']);
  expect(invented.every((siret) => isSiret(siret) && isSiren(sirenOf(siret)))).toBe(true);
});
