import { expect, test } from 'vitest';
import { hasWords, plainText } from './hasWords.ts';

test('[AC1] spaces, marks and signs say nothing; a letter or a figure does, whatever stands around it', () => {
  const empty = [
    '',
    ' ',
    '\u00A0',
    '<p></p>',
    '<p> </p><ul><li><p><br></p></li></ul>',
    '<h2>&nbsp;</h2>',
    '—',
    '<a href="/x1">…</a>',
    '&#233;',
  ];
  expect(empty.filter(hasWords)).toEqual([]);
  const told = ['a', '<p>é</p>', '<ul><li><p>1</p></li></ul>', '<p><strong>Ω</strong></p>', '3 < 4'];
  expect(told.filter((one) => !hasWords(one))).toEqual([]);
});

test('[AC1] the plain text keeps the words of two elements apart', () => {
  expect(plainText('<p>un</p><p>deux&nbsp;trois</p>').split(/\s+/).filter(Boolean)).toEqual(['un', 'deux', 'trois']);
});

test('[AC1] a tag, a sign or a comment that never closes costs no more than its length', () => {
  const long = 300_000;
  const began = performance.now();
  for (const opened of ['<', '<a', '&', '&#x', '&aaaa', '<!--']) {
    expect(hasWords(`—${opened.repeat(long)}`)).toBe(/[a-z]/u.test(opened));
    expect(
      plainText(`<b>un</b>${opened.repeat(long)}`)
        .trim()
        .startsWith('un'),
    ).toBe(true);
  }
  // Once for each opening it would take minutes.
  expect(performance.now() - began).toBeLessThan(10_000);
});
