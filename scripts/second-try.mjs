// The second try of files of tests that failed, alone and in a new browser: a page that lost its way fails every later test of its file, a busy machine one that raced.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const readFile = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const failuresOf = ({ assertionResults }) =>
  assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);

const countOf = (testResults, wanted) =>
  testResults.reduce(
    (sum, { assertionResults }) => sum + assertionResults.filter(({ status }) => status === wanted).length,
    0,
  );

/** Paths of the files with failures in a result file of vitest; none when it is missing. */
export function failedFiles(file) {
  return (readFile(file)?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * Puts the second try's results in the place of the first's, file by file, into the first's file; gives the full names of what failed first and
 * passed then. A second try that left no results changes nothing.
 */
export function mergeSecondTry(file, secondFile) {
  const [first, second] = [readFile(file), readFile(secondFile)];
  if (second === undefined) return [];
  const again = new Map(second.testResults.map((result) => [result.name, result]));
  const steadied = first.testResults.flatMap((result) => {
    const failed = new Set(again.has(result.name) ? failuresOf(result) : []);
    const then = again.get(result.name)?.assertionResults ?? [];
    return then
      .filter(({ fullName, status }) => status === 'passed' && failed.has(fullName))
      .map(({ fullName }) => fullName);
  });
  const testResults = first.testResults.map((result) => again.get(result.name) ?? result);
  const merged = {
    ...first,
    testResults,
    numPassedTests: countOf(testResults, 'passed'),
    numFailedTests: countOf(testResults, 'failed'),
    numFailedTestSuites: testResults.filter(({ status }) => status === 'failed').length,
  };
  writeFileSync(file, JSON.stringify(merged));
  return steadied;
}
