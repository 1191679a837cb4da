import { expect, test } from 'vitest';
import * as domain from '../../packages/domain/src/rich-text/RICH_TEXT.ts';
import * as kit from '../../packages/ui/src/components/RichText/richTextRules.ts';
import { csvOf as figuresOf } from '../../packages/ui/src/components/Plot/csvOf.ts';
import { csvOf } from '../../packages/i18n/src/csvOf.ts';

// The kit knows nothing of the domain: what both must hold alike is held here.
test('what is stored of a rich text is what the kit shows', () => {
  expect(kit.RICH_TAGS).toEqual(domain.RICH_TAGS);
  expect(kit.ALIASES).toEqual(domain.RICH_ALIASES);
  expect([...kit.DROPPED]).toEqual([...domain.RICH_DROPPED]);
});

test.each([
  'https://habilis.example/aide',
  'HTTP://a',
  'https://',
  'mailto:a@b.example',
  'mailto:',
  'tel:+33612345678',
  'tel:non',
  '/certificat',
  '//ailleurs.example',
  '/\\ailleurs.example',
  'java\u0000script:alert(1)',
  'ht\ttps://a.example',
])('an address is taken or refused alike by both: %j', (address) => {
  expect(kit.allowedAddress(address)).toBe(domain.allowedAddress(address));
});

test.each([...'=+-@\t\r\n\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20', "'", 'a', '1'])(
  'a cell that begins with %j is written alike by both',
  (sign) => {
    expect(figuresOf({ names: `${sign}1`, columns: [], rows: [] }, '')).toBe(csvOf([[`${sign}1`]]));
  },
);
