// Everything that is judged without running the product: format, lint, types, import rules, rule ids, texts, unused code.
import { spawnSync } from 'node:child_process';
import { root } from './provision.mjs';

const checks = [
  ['textes', 'node', ['packages/i18n/scripts/compile.ts']],
  ['mise en forme', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['types', 'tsc', ['-b', '--pretty', 'false']],
  ['imports', 'node', ['scripts/check-imports.mjs']],
  ['surface', 'node', ['scripts/check-surface.mjs']],
  ['accessibilité déclarée', 'node', ['scripts/accessibility-facts.mjs']],
  ['règles', 'node', ['scripts/check-rules.mjs']],
  ['textes utilisés', 'node', ['scripts/check-texts.mjs']],
  ['code inutilisé', 'knip', ['--no-progress']],
];

/** Runs every check; a failing one is printed whole. Gives how many passed and failed. */
export function runChecks(env = process.env) {
  const count = { passed: 0, failed: 0 };
  for (const [name, command, args] of checks) {
    const started = performance.now();
    const done = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const ok = done.status === 0;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    count[ok ? 'passed' : 'failed']++;
    console.log(ok ? '✓' : '✗', name, `(${seconds} s)`);
    if (!ok) console.log([done.error?.message, done.stdout, done.stderr].filter(Boolean).join('\n'));
  }
  return count;
}

if (import.meta.main ?? process.argv[1]?.endsWith('check.mjs')) {
  const { failed } = runChecks();
  process.exitCode = failed ? 1 : 0;
}
