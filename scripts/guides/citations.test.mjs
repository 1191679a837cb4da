import { expect, test } from 'vitest';
import { citable, citationFaults } from '../citations.mjs';

const known = citable(
  new Map([
    ['docs/rules/wire.md', '# On the wire\n\n## Order of refusal\n'],
    ['docs/decisions/0029-how-an-accreditation-lives.md', '# 0029\n'],
    ['packages/domain/RULES.md', '| H18 | A rule | own | domain | done |\n'],
    ['CONTRIBUTING.md', '- **T5** Both databases.\n'],
  ]),
);
const faultsOf = (text, path = 'a.ts') => citationFaults(path, text, known);

test('what can be followed is no fault: a section, a page, a rule, a record, a link', () => {
  expect(
    faultsOf('/** Judged (rules/wire#order-of-refusal, rules/wire; H18 to H18, T5; decision 0029), of the wire. */'),
  ).toEqual([]);
  expect(faultsOf('see [order](../rules/wire.md#order-of-refusal)', 'docs/decisions/0029-x.md')).toEqual([]);
  expect(faultsOf('/** On A4 (H99 of a page), the specification of Open Badges, a domain, decided. */')).toEqual([]);
  expect(faultsOf("import { a } from '../rules/b.ts'; f(A1, B2);")).toEqual([]);
});

test.each([
  ['a page of rules', '/** (rules/wires#lists) */', 'docs/rules/wires.md n’existe pas'],
  ['a heading', '/** (rules/wire#list) */', 'docs/rules/wire.md n’a pas de titre « list »'],
  ['a rule', '/** (rules/wire; H18, H19) */', '(rules/wire; H18, H19) : H19 n’existe pas'],
  ['a rule among lines', '/**\n * Judged (H18,\n * H19). */', '(H18,\n * H19) : H19 n’existe pas'],
  ['a rule in a text', '/** As [H19] has it. */', '[H19] : H19 n’existe pas'],
  ['a rule by its name', '// By rule H19.', 'rule H19 : H19 n’existe pas'],
  ['a record by its path', '// See docs/decisions/0030.', 'la décision 0030 n’existe pas'],
  ['a record alone', '/** Kept (0030). */', '(0030) : 0030 n’existe pas'],
  ['a record', '/** decisions 0029 and 0030 */', 'la décision 0030 n’existe pas'],
])('%s that is not there is told', (_, text, fault) => {
  expect(faultsOf(text).map((told) => told.replace(/^a\.ts:\d+ : /, ''))).toEqual([fault]);
});

test.each([
  '(domain, C.3)',
  '(domain,\n * C.1 and others)',
  '(domain, decision 9)',
  '(rules/wire; who, C.10)',
  'from the study',
  '(study A.5)',
  '(wire, Lists)',
  '(wire, order of refusal)',
  '(specification, section 3)',
  'as the specification has it',
  '(decision 27)',
  'the persons of D.4',
  '(patterns, Badges)',
  'see domain.md',
])('« %s » is outside the repository', (text) => {
  expect(faultsOf(`/** ${text} */`).join()).toContain('hors du dépôt');
});

test('a link of a page that leads nowhere is told with its line', () => {
  expect(faultsOf('\n[a](rules/none.md)', 'docs/a.md')).toEqual(['docs/a.md:2 : docs/rules/none.md n’existe pas']);
});

test('a rule has a source that can be followed', () => {
  const rulesOf = (source) => faultsOf(`| H18 | A rule | ${source} | domain | done |`, 'packages/domain/RULES.md');
  for (const source of ['own', 'brief', 'ASVS 2.1', 'rules/wire#order-of-refusal, decision 0029']) {
    expect(rulesOf(source)).toEqual([]);
  }
  expect(rulesOf('quality')).toEqual(['packages/domain/RULES.md:1 : H18 : source « quality » inconnue']);
});
