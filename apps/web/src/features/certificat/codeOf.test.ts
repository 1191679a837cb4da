import { expect, test } from 'vitest';
import { codeOf } from './codeOf.ts';

test('a code is sent whole, but for its margins and what no call takes', () => {
  expect(codeOf(' HTTPS://HABILIS.EXAMPLE.ORG/CERTIFICAT#1234\n')).toBe('HTTPS://HABILIS.EXAMPLE.ORG/CERTIFICAT#1234');
  expect(codeOf('x'.repeat(5000))).toHaveLength(2000);
});
