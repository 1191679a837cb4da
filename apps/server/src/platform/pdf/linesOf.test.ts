import PDFKit from 'pdfkit';
import { expect, test } from 'vitest';
import { linesOf, widthOf } from './linesOf.ts';

const pdf = new PDFKit();
const WIDTH = 120;
const linesIn = (text: string): string[] => linesOf(pdf, text, WIDTH, 'regular', 10);

test('a line ends between words, and no line is wider than its place', () => {
  const text = 'Le dossier de Łukasz Nguyễn est complet, écrit Дмитрий Щербаков au secrétariat de la commission. ';
  const lines = linesIn(text.repeat(5).trim());
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).toBe(text.repeat(5).trim());
  for (const line of lines) {
    expect([line, line === lines.at(-1) || line.endsWith(' ')]).toEqual([line, true]);
    expect(widthOf(pdf, line.trimEnd(), 'regular', 10)).toBeLessThanOrEqual(WIDTH);
  }
});

test('what a text begins anew stays so, an empty line too', () => {
  expect(linesIn('un\n\ndeux\r\ntrois')).toEqual(['un ', '', 'deux ', 'trois']);
  expect(linesIn('')).toEqual(['']);
});

test('a sign of French typography stays with its word, and a compound may be cut after its hyphen', () => {
  for (let length = 1; length < 30; length++) {
    const lines = linesIn(`${'a'.repeat(length)} « mots » ; enfin ! porte-monnaie`);
    expect(lines.filter((line) => /^[»;!]|«\s*$/u.test(line))).toEqual([]);
  }
  expect(linesIn(`${'mot '.repeat(4)}porte-monnaie`).at(0)).toMatch(/porte-$/);
});

test('a word that no line can hold is cut between its signs, none of which is lost', () => {
  const word = `${'x'.repeat(60)}é${'y'.repeat(60)}`;
  const lines = linesIn(`avant ${word} après`);
  expect(lines.join('')).toBe(`avant ${word} après`);
  for (const line of lines) expect(widthOf(pdf, line.trimEnd(), 'regular', 10)).toBeLessThanOrEqual(WIDTH);
});
