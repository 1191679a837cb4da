import { expect, test } from 'vitest';
import { adresseComparee, formesDAdresse } from './adresseComparee.ts';

test('[C910] an address is the same in any case and with its domain in either form; what follows a plus is another one', () => {
  expect(adresseComparee('Zoe@Example.ORG')).toBe(adresseComparee('zoe@example.org'));
  expect(adresseComparee('zoe@ÉTÉ.example')).toBe(adresseComparee('zoe@xn--t-9fab.example'));
  expect(adresseComparee('zoe+sst@example.org')).not.toBe(adresseComparee('zoe@example.org'));
  // The sign of Kelvin is a K in lower case: somebody else's mailbox.
  expect(adresseComparee('\u212Aim@example.org')).not.toBe(adresseComparee('kim@example.org'));
  expect(formesDAdresse('Zoe@été.example')).toEqual(['zoe@xn--t-9fab.example', 'zoe@été.example']);
  expect(formesDAdresse('zoe@example.org')).toEqual(['zoe@example.org']);
});
