import { expect, test } from 'vitest';
import { delaisFrom } from './delais.ts';

test('[A703] what is due today or within seven days is near, over the end of a month too', () => {
  expect(delaisFrom('2026-11-20')).toEqual({ proche: '2026-11-20', loin: '2026-11-28' });
  expect(delaisFrom('2027-02-25')).toEqual({ proche: '2027-02-25', loin: '2027-03-05' });
});
