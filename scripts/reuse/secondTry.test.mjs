import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failedFiles, mergeSecondTry } from '../second-try.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'habilis-second-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const resultOf = (name, statuses) => ({
  name,
  status: Object.values(statuses).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(statuses).map(([fullName, status]) => ({ fullName, status })),
});

/** A result file of vitest with these tests by file, and its path. */
function written(name, tests) {
  const testResults = Object.entries(tests).map(([path, statuses]) => resultOf(path, statuses));
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ testResults, numPassedTests: 0, numFailedTests: 9, numFailedTestSuites: 9 }));
  return file;
}

test('what passes at the second try is counted as passed and named; what fails twice has failed', () => {
  const file = written('first.json', {
    '/a': { one: 'passed', two: 'failed', three: 'failed' },
    '/b': { four: 'passed' },
  });
  const second = written('second.json', { '/a': { one: 'passed', two: 'passed', three: 'failed' } });
  expect(failedFiles(file)).toEqual(['/a']);
  expect(mergeSecondTry(file, second)).toEqual(['two']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    numPassedTests: 3,
    numFailedTests: 1,
    numFailedTestSuites: 1,
  });
});

test('a test that fails only at the second try has failed', () => {
  const file = written('turned.json', { '/a': { one: 'passed', two: 'failed' } });
  const second = written('turned-second.json', { '/a': { one: 'failed', two: 'passed' } });
  expect(mergeSecondTry(file, second)).toEqual(['two']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ numPassedTests: 1, numFailedTests: 1 });
});

test('a file that could not be loaded at first counts with the tests of its second try', () => {
  const file = join(folder, 'unloaded.json');
  writeFileSync(
    file,
    JSON.stringify({ testResults: [{ name: '/a', status: 'failed', message: 'Aïe', assertionResults: [] }] }),
  );
  expect(failedFiles(file)).toEqual(['/a']);
  expect(mergeSecondTry(file, written('loaded.json', { '/a': { one: 'passed' } }))).toEqual([]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ numPassedTests: 1, numFailedTestSuites: 0 });
});

test('a second try that left no results changes nothing', () => {
  const file = written('alone.json', { '/a': { one: 'failed' } });
  const before = readFileSync(file, 'utf8');
  expect(mergeSecondTry(file, join(folder, 'missing.json'))).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(failedFiles(join(folder, 'missing.json'))).toEqual([]);
});
