/** Changes each rule in small ways and asks the tests to notice: `npm run mutation`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/test/**'],
  // The copy that is changed reads the configuration of the folder above it; Stryker would rewrite one of its own with an older TypeScript.
  ignorePatterns: ['tsconfig*.json', 'dist'],
  tsconfigFile: 'none',
  thresholds: { high: 100, low: 98, break: 95 },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
};
