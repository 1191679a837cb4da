import { expect, test } from 'vitest';
import { recordFaults } from '../check-records.mjs';

const record = (number, status, rest = '') => `# ${number} A title\n${status}\n\n**Context.** ${rest}\n`;
const right = {
  records: {
    '0900-one.md': record('0900', 'Accepted on 2026-11-20, amended by 0901 and 0902.'),
    '0901-two.md': record('0901', 'Superseded on 2026-11-20 by 0900.'),
    '0902-three.md': record('0902', 'Accepted on 2026-11-20.'),
  },
  index: '- [0900](0900-one.md) A title\n- [0901](0901-two.md) A title\n- [0902](0902-three.md) A title\n',
};
const withRecord = (text) => ({ ...right, records: { ...right.records, '0902-three.md': text } });

test('right records and their index have no fault', () => {
  expect(recordFaults(right)).toEqual([]);
});

test.each([
  ['no status', withRecord(record('0902', '2026-11-20 · accepted')), '0902-three.md : sa deuxième ligne'],
  [
    'another number in its title',
    withRecord(record('0903', 'Accepted on 2026-11-20.')),
    '0902-three.md : sa première ligne',
  ],
  [
    'an amendment inside',
    withRecord(record('0902', 'Accepted on 2026-11-20.', '\n\n**Amended 2026-11-27.** Not so.')),
    'amendé au-dedans',
  ],
  [
    'too many words',
    withRecord(record('0902', 'Accepted on 2026-11-20.', 'word '.repeat(400))),
    '0902-three.md : il a 408 mots',
  ],
  [
    'an index that forgets one',
    { ...right, index: right.index.slice(0, -32) },
    '0902-three.md : docs/decisions/README.md',
  ],
  [
    'an index that names one twice',
    { ...right, index: `${right.index}- [0900](0900-one.md) Again\n` },
    '0900-one.md : docs',
  ],
  [
    'an index that names none',
    { ...right, index: `${right.index}- [0999](0999-no.md) None\n` },
    '0999-no.md n’existe pas',
  ],
])('%s is a fault', (_, given, told) => {
  expect(recordFaults(given).join('\n')).toContain(told);
});
