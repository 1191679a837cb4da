import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { verifyByScript } from './verifyByScript.ts';
import { verifySignature } from './verifySignature.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = Uint8Array.from(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
const charge = Uint8Array.from([1, 2, 3]);
const signature = Uint8Array.from(sign(null, charge, privateKey));
const changed = Uint8Array.from([1, 2, 4]);

afterEach(() => vi.unstubAllGlobals());

test('[C11] the browser and the script find the same of a signature', async () => {
  expect(await verifySignature(key, charge, signature)).toBe(true);
  expect(await verifySignature(key, changed, signature)).toBe(false);
  expect(verifyByScript(key, charge, signature)).toBe(true);
  expect(verifyByScript(key, changed, signature)).toBe(false);
  expect(verifyByScript(key, charge, signature.slice(1))).toBe(false);
});
test('[C11] a browser without Ed25519, or without cryptography, reads the script', async () => {
  const subtle = { importKey: () => Promise.reject(new DOMException('inconnu', 'NotSupportedError')) };
  for (const without of [{ subtle }, {}]) {
    vi.stubGlobal('crypto', without);
    expect(await verifySignature(key, charge, signature)).toBe(true);
    expect(await verifySignature(key, changed, signature)).toBe(false);
  }
});
