import { expect, test } from 'vitest';
import { codeOf } from './codeOf.ts';

test('of the address in a QR code its fragment is sent, of a typed code all but its margins', () => {
  expect(codeOf('https://habilis.example.org/certificat#eyJhbGciOiJFZERTQSJ9.abc')).toBe('eyJhbGciOiJFZERTQSJ9.abc');
  expect(codeOf('  SST-1-2026-004817 ')).toBe('SST-1-2026-004817');
  expect(codeOf('https://habilis.example.org/certificat')).toBe('https://habilis.example.org/certificat');
  expect(codeOf('x'.repeat(5000))).toHaveLength(2000);
});
