import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSWORD_LENGTHS } from './PASSWORD_LENGTHS.ts';
import { passwordFaultOf } from './passwordFaultOf.ts';

const ELISE = { nom: 'Schmitt', prenom: 'Élise', email: 'elise.schmitt@example.org', habilisId: 'MPA10013' };
const isGuessable = (password: string) => password === 'MotDePasse2026';
const faultOf = (password: string) => passwordFaultOf(password, ELISE, isGuessable);

describe('a chosen password', () => {
  test('[CO1] counts 12 to 128 characters, whatever they are', () => {
    expect(faultOf('trois pommes')).toBeNull();
    expect(faultOf('troispommes')).toBe('trop-court');
    expect(faultOf('🍏🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭')).toBe('trop-court');
    expect(faultOf('🍏🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍')).toBeNull();
    expect(faultOf('abcdefgh'.repeat(16))).toBeNull();
    expect(faultOf(`${'abcdefgh'.repeat(16)}i`)).toBe('trop-long');
  });

  test('[CO2] is not one that is easily guessed, the person’s own words being known', () => {
    expect(faultOf('MotDePasse2026')).toBe('trop-facile');
    const asked: unknown[] = [];
    const ask = (...all: unknown[]) => asked.push(...all) > 0;
    expect(passwordFaultOf('la neige tombe sur Metz', ELISE, ask)).toBe('trop-facile');
    const words = ['elise.schmitt', 'mpa10013', 'schmitt', 'schmitt', 'habilis', 'elise', 'elise'];
    expect(asked).toEqual(['la neige tombe sur Metz', words]);
  });

  test('[CO3] is more than the name, the address or the identifier of the person, or the product’s', () => {
    for (const near of ['EliseSchmitt1', 'elise.schmitt!', 'Habilis2026!!', 'mpa10013mpa10013', 'Schmitt-Elise-57']) {
      expect(faultOf(near)).toBe('trop-proche');
    }
    expect(faultOf('Schmitt court dans la neige')).toBeNull();
    // Accents count as characters, except next to one of the person's own words.
    expect(faultOf('ḿéźńṕŕ'.normalize('NFD'))).toBeNull();
    // Only what is left without the name counts: eight characters are enough.
    expect([faultOf('schmitt1234567'), faultOf('schmitt12345678')]).toEqual(['trop-proche', null]);
  });

  test('[CO3] however it is written, a word of the person with fewer than eight other characters is no password', () => {
    const word = fc.constantFrom('Élise', 'E\u0301lise', 'schmitt', 'elise.schmitt', 'MPA10013', 'Habilis');
    const other = fc.string({ unit: fc.constantFrom(...'abcxyz0189!. '), maxLength: 7 });
    fc.assert(
      fc.property(fc.mixedCase(word), other, fc.nat(7), (own, more, place) => {
        const password = more.slice(0, place) + own + more.slice(place);
        const fault = faultOf(password);
        expect(fault).toBe([...password].length < PASSWORD_LENGTHS.min ? 'trop-court' : 'trop-proche');
      }),
    );
  });

  test('words of fewer than four letters are not looked for', () => {
    const holder = { nom: 'Li', prenom: 'An', email: 'al@example.org', habilisId: 'LIA10000' };
    expect(passwordFaultOf('lianlianlian', holder, () => false)).toBeNull();
    expect(passwordFaultOf('lia10000lia1', holder, () => false)).toBe('trop-proche');
    expect(passwordFaultOf('metzmetzmetz', { ...holder, nom: 'Metz' }, () => false)).toBe('trop-proche');
  });

  test('no password is good that is out of bounds or easily guessed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.boolean(), (password, isEasy) => {
        fc.pre(!/habilis/i.test(password));
        const length = [...password].length;
        const isOut = length < PASSWORD_LENGTHS.min || length > PASSWORD_LENGTHS.max;
        const holder = { nom: '', prenom: '', email: '@', habilisId: '' };
        expect(passwordFaultOf(password, holder, () => isEasy) === null).toBe(!isOut && !isEasy);
      }),
    );
  });
});
