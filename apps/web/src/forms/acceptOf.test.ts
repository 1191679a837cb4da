import { expect, test } from 'vitest';
import { acceptOf } from './acceptOf.ts';

test('[V9] a picker is given content types, each once, and the extensions that have none', () => {
  expect(acceptOf(['pdf', 'jpg', '.jpeg', 'p7m', '.xyz'])).toEqual(['application/pdf', 'image/jpeg', '.p7m', '.xyz']);
  expect(acceptOf([])).toEqual([]);
});
