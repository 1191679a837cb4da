// Every check that does not run the product: format, lint, types, import rules, rule ids, texts, unused code.
import { execFile } from 'node:child_process';
import { root } from './provision.mjs';

const checks = [
  ['textes', 'node', ['packages/i18n/scripts/compile.ts']],
  ['mise en forme', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['types', 'tsc', ['-b', '--pretty', 'false']],
  ['imports', 'node', ['scripts/check-imports.mjs']],
  ['tables', 'node', ['scripts/check-tables.mjs']],
  ['surface', 'node', ['scripts/check-surface.mjs']],
  ['versions des composants', 'node', ['scripts/check-since.mjs']],
  ['jetons du thème', 'node', ['scripts/design-tokens.mjs']],
  ['accessibilité déclarée', 'node', ['scripts/accessibility-facts.mjs']],
  ['règles', 'node', ['scripts/check-rules.mjs']],
  ['mots', 'node', ['scripts/check-words.mjs']],
  ['tailles', 'node', ['scripts/check-sizes.mjs']],
  ['citations', 'node', ['scripts/check-citations.mjs']],
  ['textes bien écrits', 'node', ['packages/i18n/scripts/check.ts']],
  ['textes utilisés', 'node', ['scripts/check-texts.mjs']],
  ['textes dits', 'node', ['scripts/check-told.mjs']],
  ['décisions', 'node', ['scripts/check-records.mjs']],
  ['code inutilisé', 'knip', ['--no-progress']],
];

/** A command's output, and whether it succeeded. */
const outcomeOf = (command, args, env) =>
  new Promise((resolve) => {
    execFile(command, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ isRight: error === null, said: [stdout || stderr ? '' : error?.message, stdout, stderr] }),
    );
  });

/** Runs every check and prints the failing ones in full; gives how many passed and failed. */
export async function runChecks(env = process.env) {
  const count = { passed: 0, failed: 0 };
  for (const [name, command, args] of checks) {
    const started = performance.now();
    const { isRight, said } = await outcomeOf(command, args, env);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    count[isRight ? 'passed' : 'failed']++;
    console.log(isRight ? '✓' : '✗', name, `(${seconds} s)`);
    if (!isRight) console.log(said.filter(Boolean).join('\n'));
  }
  return count;
}

if (import.meta.main ?? process.argv[1]?.endsWith('check.mjs')) {
  const { failed } = await runChecks();
  process.exitCode = failed ? 1 : 0;
}
