import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { connexionFaults } from './connexionFaults.ts';
import { isEmail } from './isEmail.ts';
import { isHabilisId } from './isHabilisId.ts';
import { LOGIN_IDENTIFIER_MAX_LENGTH, loginIdentifierOf } from './loginIdentifierOf.ts';
import { normalizeHabilisId } from './normalizeHabilisId.ts';

const WRONG = { ok: false, reason: 'email-or-habilis-id-modele' };
const texts = (unit: string, length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...unit), ...length });
const habilisIds = fc
  .tuple(
    texts('ABCDEFGHIJKLMNOPQRSTUVWXYZ', { minLength: 3, maxLength: 3 }),
    texts('0123456789', { minLength: 5, maxLength: 5 }),
  )
  .map(([letters, digits]) => letters + digits);

test.each([
  ['', { ok: false, reason: 'identifiant-requis' }],
  ['   ', { ok: false, reason: 'identifiant-requis' }],
  ['a'.repeat(101), { ok: false, reason: 'identifiant-trop-long' }],
  ['a'.repeat(100), { ok: true, value: 'a'.repeat(100) }],
  [' a@b.fr ', { ok: true, value: 'a@b.fr' }],
  ['A@B.fr', { ok: true, value: 'A@B.fr' }],
  [' \u200Bmpa10013\u202C', { ok: true, value: 'MPA10013' }],
  ['jean\u2011luc@example.org', { ok: true, value: 'jean-luc@example.org' }],
  // An account opened before such addresses were refused.
  ['hélène@example.org', { ok: true, value: 'hélène@example.org' }],
  ['prenom_nom.x-y', { ok: true, value: 'prenom_nom.x-y' }],
])('[V1] sign-in identifier %j', (typed, expected) => expect(loginIdentifierOf(typed)).toEqual(expected));

test('[V1] lowercase letters, underscore, dot and hyphen always pass, up to the limit', () => {
  fc.assert(
    fc.property(
      texts('abcdefghijklmnopqrstuvwxyz_.-', { minLength: 1, maxLength: LOGIN_IDENTIFIER_MAX_LENGTH }),
      (typed) => {
        expect(loginIdentifierOf(typed)).toEqual({ ok: true, value: typed });
      },
    ),
  );
});
test('[K16] a sign-in identifier has at most 100 characters', () => {
  expect(LOGIN_IDENTIFIER_MAX_LENGTH).toBe(100);
  fc.assert(
    fc.property(fc.string({ minLength: 0, maxLength: 130 }), (typed) => {
      const outcome = loginIdentifierOf(typed);
      return !outcome.ok || (outcome.value.length <= 100 && outcome.value !== '');
    }),
  );
});
test.each(['Prenom', 'prénom', 'MPA1001', 'MPA100130', 'MPA 10013', 'a@b', 'a b', 'nom1', 'ßa12345', 'ıab12345'])(
  '[V17] %j is no identifier',
  (typed) => expect(loginIdentifierOf(typed)).toEqual(WRONG),
);
test('[V2] a platform identifier is three capital letters and five digits', () => {
  expect(isHabilisId('JKA37899')).toBe(true);
  for (const wrong of ['jka37899', 'JKA3789', 'JKA378990', 'JK37899', 'ÉKA37899', 'JKA37899\n', ' JKA37899', '']) {
    expect(isHabilisId(wrong)).toBe(false);
  }
  fc.assert(fc.property(habilisIds, isHabilisId));
});
test('[V16] its letters are upper-cased, whatever their case', () => {
  expect(loginIdentifierOf('mpa10013')).toEqual({ ok: true, value: 'MPA10013' });
  fc.assert(
    fc.property(habilisIds, fc.mixedCase(habilisIds), (id, mixed) => {
      expect(normalizeHabilisId(id.toLowerCase())).toBe(id);
      expect(loginIdentifierOf(` ${id.toLowerCase()} `)).toEqual({ ok: true, value: id });
      expect(normalizeHabilisId(mixed)).toBe(mixed.toUpperCase());
    }),
  );
});
test('[V16] letters that only become plain ones by upper-casing do not count', () => {
  for (const typed of ['ßa12345', 'ıab12345', 'ﬀa12345', 'ſab12345', 'éka12345', 'abc1234', '1abc12345', 'abc12345x']) {
    expect(normalizeHabilisId(typed)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 9 }), (typed) => {
      const id = normalizeHabilisId(typed);
      return id === null || (isHabilisId(id) && id.length === typed.trim().length);
    }),
  );
});
test('[V20] an address has one @ and a dotted host', () => {
  for (const right of [
    "jean.d'ormesson@exemple.fr",
    'a+b@sous.domaine.example.org',
    `${'a'.repeat(64)}@b.fr`,
    'a@x.example',
    'jean@1and1.example',
    'a@b.xn--p1ai',
  ]) {
    expect(isEmail(right)).toBe(true);
  }
  const ofLength = (length: number) => `a@${'b.'.repeat(length)}fr`;
  for (const wrong of [
    '',
    'a@b',
    'a b@c.fr',
    '@c.fr',
    'a@@c.fr',
    'a@c..fr',
    'a@.fr',
    'a@c.fr.',
    'a@c.fr b',
    'a@c/d.fr',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@c.fr2',
    'a@c.fr-org',
    'a@10.0.0.10',
    'a@"c".fr',
    'jean..dupont@example.org',
    '.jean@example.org',
    'jean.@example.org',
    "jean@example.org'",
    "'jean'@example.org'",
    'jean@example.o',
    'jean@example.12',
    'jean@-example.org',
    'jean@example-.org',
    'jean@_example.org',
    'jean@example_.org',
    'jean@ex_ample.org',
    'jean@example.-org',
    'jean@exam\u200Bple.org',
    'je\u200Ban@example.org',
    'jean@example.org\u200B',
    'hélène@example.org',
    'helene\u0301@example.org',
    `a@${'b'.repeat(64)}.fr`,
  ]) {
    expect(isEmail(wrong)).toBe(false);
  }
  expect(isEmail(`${'a'.repeat(65)}@b.fr`)).toBe(false);
  expect([isEmail(ofLength(125)), isEmail(ofLength(126))]).toEqual([true, false]);
});
test('[V20] an address is written in Latin letters, none of which passes for another', () => {
  expect([isEmail('helene@prévention.fr'), isEmail('a@mañana.example')]).toEqual([true, true]);
  // A Cyrillic « а », a Greek « ο », full-width letters, a ligature.
  for (const alike of [
    'm\u0430rc@example.org',
    'c\u03BFnseil@example.org',
    '\uFF4Darc@example.org',
    'o\uFB03ce@a.fr',
    'a@ex\u0430mple.org',
  ]) {
    expect(isEmail(alike)).toBe(false);
  }
});
test('[V20] generated addresses pass', () => {
  const domains = fc.domain();
  const names = fc
    .array(texts("abcdefghijklmnopqrstuvwxyz0123456789_+-'", { minLength: 1, maxLength: 15 }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join('.'));
  fc.assert(
    fc.property(names, domains, (name, domain) => {
      const address = `${name}@${domain}`;
      return isEmail(address) === address.length <= 254;
    }),
  );
});
test('[DX924] a sign-in tells all it lacks at once, and judges no password', () => {
  const faults = (username: string, password: string) =>
    connexionFaults({ username, password }).map(({ path, title }) => `${path} ${title}`);
  expect(faults(' ', '')).toEqual([
    'username compte.erreurs.identifiant-requis',
    'password compte.erreurs.mot-de-passe-requis',
  ]);
  expect(faults('a'.repeat(101), ' ')).toEqual(['username compte.erreurs.identifiant-trop-long']);
  expect(faults('Ceci non', 'x')).toEqual(['username compte.erreurs.email-or-habilis-id-modele']);
  expect(faults('for40001', 'x')).toEqual([]);
});
