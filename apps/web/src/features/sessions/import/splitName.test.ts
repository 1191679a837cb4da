import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOf, splitName } from './splitName.ts';

test.each([
  ['DE LA TOUR Anne Marie', 'DE LA TOUR', 'Anne Marie'],
  ['Zoé DUPRÉ', 'DUPRÉ', 'Zoé'],
  ['M DURAND Paul', 'DURAND', 'Paul'],
  ['M. DURAND Paul', 'DURAND', 'Paul'],
  ['M.DURAND Paul', 'DURAND', 'Paul'],
  ['Mme Anne DURAND', 'DURAND', 'Anne'],
  ['Mlle DURAND Anne', 'DURAND', 'Anne'],
  ['MLE DURAND Anne', 'DURAND', 'Anne'],
  ['Ms DURAND Anne', 'DURAND', 'Anne'],
  ['Monsieur Paul DURAND', 'DURAND', 'Paul'],
  ['DURAND Paul (M.)', 'DURAND', 'Paul'],
  ['DURAND Anne Mme', 'DURAND', 'Anne'],
  ['de VILLIERS Anne', 'de VILLIERS', 'Anne'],
  ['Anne de VILLIERS', 'de VILLIERS', 'Anne'],
  ['De VILLIERS Anne', 'De VILLIERS', 'Anne'],
  ['Jan van der BERG', 'van der BERG', 'Jan'],
  ['d’ESTAING Valéry', 'd’ESTAING', 'Valéry'],
  ['DUPONT de NEMOURS Paul', 'DUPONT de NEMOURS', 'Paul'],
  ['McDONALD Ann', 'McDONALD', 'Ann'],
  ['L’HUILLIER Océane', 'L’HUILLIER', 'Océane'],
  ['DURAND - MARTIN Paul', 'DURAND-MARTIN', 'Paul'],
  ['DURAND -MARTIN Paul', 'DURAND-MARTIN', 'Paul'],
  ['DURAND - Paul', 'DURAND', 'Paul'],
  ['DURAND Anne - Marie', 'DURAND', 'Anne-Marie'],
  ['DURAND – MARTIN Paul', 'DURAND-MARTIN', 'Paul'],
  ['DURAND Paul -', 'DURAND', 'Paul'],
  ['DURAND--MARTIN Paul', 'DURAND--MARTIN', 'Paul'],
  ['DURAND, Paul', 'DURAND', 'Paul'],
  ['Durand, Paul', 'Durand', 'Paul'],
  ['de la Tour, Anne', 'de la Tour', 'Anne'],
  ['DURAND, Mme Anne', 'DURAND', 'Anne'],
  ['DURAND J.-P.', 'DURAND', 'J.-P.'],
  ['P. DURAND', 'DURAND', 'P.'],
  ['DURAND Maria de Lourdes', 'DURAND', 'Maria de Lourdes'],
  ['Jean-Marie/LE GALL', 'LE GALL', 'Jean-Marie'],
  ['LE GALL / Jean-Marie', 'LE GALL', 'Jean-Marie'],
  ['DURAND;Paul', 'DURAND', 'Paul'],
  ['Mme DURAND - MARTIN | Anne', 'DURAND-MARTIN', 'Anne'],
  ['DURAND Paul ;', 'DURAND', 'Paul'],
  ['Maître Paul DURAND', 'DURAND', 'Paul'],
])('%s is %s, %s without a doubt', (whole, nom, prenom) => {
  expect(splitName(whole)).toEqual({ nom, prenom, isSure: true });
});

test.each([
  ['durand/paul', 'durand', 'paul'],
  ['DURAND/MARTIN Anne', 'DURAND MARTIN', 'Anne'],
  ['DURAND Paul / Jean', 'DURAND', 'Paul Jean'],
  ['DURAND Paul *', 'DURAND', 'Paul *'],
  ['DURAND Paul 06 39 98 12 34', 'DURAND', 'Paul 06 39 98 12 34'],
  ['Me Paul DURAND', 'DURAND', 'Me Paul'],
  ['Dupré Zoé', 'Dupré', 'Zoé'],
  ['DUPRÉ ZOÉ', 'DUPRÉ', 'ZOÉ'],
  ['M Dupré Zoé', 'Dupré', 'Zoé'],
  ['Anne de Villiers', 'de Villiers', 'Anne'],
  ['de Villiers Anne', 'de Villiers', 'Anne'],
  ['DE LA TOUR ANNE', 'DE LA TOUR', 'ANNE'],
  ['Durand - Paul', 'Durand', 'Paul'],
  ['DURAND - PAUL', 'DURAND', 'PAUL'],
  ['DURAND née MARTIN Anne', 'DURAND', 'Anne'],
  ['MARTIN Anne épouse DURAND', 'MARTIN', 'Anne'],
  ['MARTIN ép. DE LA TOUR Anne', 'MARTIN', 'Anne'],
  ['DURAND (née MARTIN) Anne', 'DURAND', 'Anne'],
  ['DURAND NEE MARTIN ANNE', 'DURAND', 'ANNE'],
  ['Durand née Martin Anne', 'Durand', 'Anne'],
  ['DURAND Paul, Jean', 'DURAND', 'Paul Jean'],
  ['Paul, DURAND', 'DURAND', 'Paul'],
  ['Paul DURAND Marie', 'DURAND', 'Paul Marie'],
  ['DURAND Paul MARTIN', 'DURAND MARTIN', 'Paul'],
  ['Durand JP', 'JP', 'Durand'],
  ['M. et Mme DURAND Paul', 'DURAND', 'Paul'],
  ['LE Van Minh', 'LE', 'Van Minh'],
])('%s is offered as %s, %s and asks a person', (whole, nom, prenom) => {
  expect(splitName(whole)).toEqual({ nom, prenom, isSure: false });
});

test('the heading tells which name of one case comes first, and a person still looks at it', () => {
  expect(splitName('Zoé Dupré', 'prenom')).toEqual({ nom: 'Dupré', prenom: 'Zoé', isSure: false });
  expect(splitName('Dupré Zoé', 'nom')).toEqual({ nom: 'Dupré', prenom: 'Zoé', isSure: false });
});

test('what is one word or none is left as it is', () => {
  expect(splitName('BEN Salah Sami')).toEqual({ nom: 'BEN', prenom: 'Salah Sami', isSure: false });
  expect(splitName('')).toEqual({ nom: '', prenom: '', isSure: true });
  expect(splitName('DUPRÉ')).toEqual({ nom: 'DUPRÉ', prenom: '', isSure: true });
  expect(splitName('Mme')).toEqual({ nom: 'Mme', prenom: '', isSure: true });
});

test('no word of a plain name is lost, and a first name in small letters is found beside a last name in capitals', () => {
  const syllable = fc.constantFrom('ba', 'ri', 'lo', 'mé', 'tu', 'zan');
  const word = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((all) => all.join(''));
  const title = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const civility = fc.constantFrom('', 'M. ', 'Mme ', 'Monsieur ');
  fc.assert(
    fc.property(
      word,
      fc.array(word, { minLength: 1, maxLength: 2 }),
      civility,
      fc.boolean(),
      (nom, prenoms, led, isFirst) => {
        const [last, first] = [nom.toUpperCase(), prenoms.map(title).join(' ')];
        const whole = led + (isFirst ? `${last} ${first}` : `${first} ${last}`);
        expect(splitName(whole)).toEqual({ nom: last, prenom: first, isSure: true });
      },
    ),
  );
});

test('whatever is written, a name is given back, and nothing that may be turned is sure', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aéBÉ -,.()’', 'M. ', ' née ', ' de ') }), (whole) => {
      const { nom, prenom, isSure } = splitName(whole);
      expect([typeof nom, typeof prenom, typeof isSure]).toEqual(['string', 'string', 'boolean']);
    }),
  );
});

test('a column of last names loses its civilities, and a second name in it asks a person', () => {
  expect(nameOf('M. DURAND', 'nom')).toEqual({ name: 'DURAND', isSure: true });
  expect(nameOf('Mme de VILLIERS', 'nom')).toEqual({ name: 'de VILLIERS', isSure: true });
  expect(nameOf('DURAND née MARTIN', 'nom')).toEqual({ name: 'DURAND née MARTIN', isSure: false });
  expect(nameOf('DURAND (MARTIN)', 'nom').isSure).toBe(false);
  expect(nameOf('M Christine', 'prenom')).toEqual({ name: 'M Christine', isSure: true });
  expect(nameOf('Mme Anne', 'prenom').name).toBe('Anne');
  expect(nameOf('Mme', 'nom').name).toBe('Mme');
});
