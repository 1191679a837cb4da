import { expect, test } from 'vitest';
import { fingerprintOf, isFingerprint, seal, unseal } from './sealed.ts';

const secret = (text: string) => new TextEncoder().encode(text.repeat(32));
const now = { tokenSecret: secret('a'), formerTokenSecret: null };
const later = { tokenSecret: secret('b'), formerTokenSecret: secret('a') };
const own = { usage: 'facteur', personneId: 7 } as const;

test('[SF9] what is sealed shows nothing and opens for its person and its use alone', async () => {
  const sealed = await seal(now, own, 'NBSWY3DPEB3W64TM');
  expect(Buffer.from(sealed.split('.').join(''), 'base64url').toString('latin1')).not.toContain('NBSWY3DP');
  expect(await seal(now, own, 'NBSWY3DPEB3W64TM')).not.toBe(sealed);
  expect(await unseal(now, own, sealed)).toEqual({ value: 'NBSWY3DPEB3W64TM', isFormer: false });
  expect(await unseal(now, { ...own, personneId: 8 }, sealed)).toBeUndefined();
  expect(await unseal(now, { ...own, usage: 'defi' }, sealed)).toBeUndefined();
  const [head = '', , ...rest] = sealed.split('.');
  const altered = [head, '', ...rest.map((part) => `A${part.slice(1)}`)].join('.');
  for (const wrong of ['', 'x', 'a.b.c.d.e', altered]) expect(await unseal(now, own, wrong)).toBeUndefined();
});

test('[SF9] after a change of the secret what was sealed before still opens, and says so; after two it does not', async () => {
  const sealed = await seal(now, own, 'secret');
  expect(await unseal(later, own, sealed)).toEqual({ value: 'secret', isFormer: true });
  expect(await unseal({ tokenSecret: secret('c'), formerTokenSecret: secret('b') }, own, sealed)).toBeUndefined();
  const kept = fingerprintOf(now, 'code');
  expect([isFingerprint(later, kept, 'code'), isFingerprint(later, kept, 'cod')]).toEqual([true, false]);
  expect(isFingerprint({ ...later, formerTokenSecret: null }, kept, 'code')).toBe(false);
});
