import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskEmail } from './maskEmail.ts';

test('[CO4] a masked address shows the first letter of its two parts and its last domain', () => {
  expect(maskEmail('elise.schmitt@example.org')).toBe('e•••@e•••.org');
  expect(maskEmail('a@b.fr')).toBe('a•••@b•••.fr');
  expect(maskEmail('luc@mail.carsat.fr')).toBe('l•••@m•••.fr');
  expect(maskEmail('𝒜lice@example.fr')).toBe('𝒜•••@e•••.fr');
  for (const text of ['', '@', 'luc', '@example.fr', 'luc@example', 'a.b@c']) expect(maskEmail(text)).toBe('•••');
});

test('a masked address says neither the length nor the rest of the name', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
      const [first = ''] = one;
      const domain = one.slice(one.lastIndexOf('@') + 1);
      const twin = `${first}${other.slice(0, other.lastIndexOf('@'))}@${domain}`;
      expect(maskEmail(twin)).toBe(maskEmail(one));
    }),
  );
});
