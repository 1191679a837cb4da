import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './cleanText.ts';

test('[CO5] a short text is kept on one line, without spaces at its ends nor signs that are not shown', () => {
  expect(cleanText(' De\u200B \n La\tTour ')).toBe('De La Tour');
});

test('[CO5] whatever is typed, what is kept stays as it is when it is kept again', () => {
  const unit = fc.constantFrom(...'eE\u0301\u200B\u202E\u00AD\u00A0\n -’ßﬁ한\u1112\u1161\u11AB');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })), (typed) => {
      const once = cleanText(typed);
      expect(cleanText(once)).toBe(once);
      expect(once.normalize('NFC')).toBe(once);
    }),
  );
});
