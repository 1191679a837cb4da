/** Changes each rule in small ways and asks the tests to notice: `npm run mutation`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/test/**'],
  // The copy that is changed reads the configuration of the folder above it; Stryker would rewrite one of its own with an older TypeScript.
  ignorePatterns: ['tsconfig*.json', 'dist'],
  tsconfigFile: 'none',
  // What each folder must reach stands in scripts/mutation.mjs, which reads the report.
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '../../.results/mutation.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
};
