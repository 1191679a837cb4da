/** Mutation tests: changes the rules in small ways to see that a test fails, `npm test -- mutation`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/test/**'],
  // The copy that is changed reads the configuration of the folder above it; Stryker would rewrite one of its own with an older TypeScript.
  ignorePatterns: ['tsconfig*.json', 'dist'],
  tsconfigFile: 'none',
  // scripts/mutation.mjs reads the report and holds each folder's target.
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '../../.results/mutation.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
};
