// Writes, beside a suite's result, the tests that passed only at their second try, which vitest's own file omits.
import { writeFileSync } from 'node:fs';

export default class UnsteadyReporter {
  #names = [];

  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky) this.#names.push(testCase.fullName);
  }

  onTestRunEnd() {
    writeFileSync(process.env.UNSTEADY_FILE, JSON.stringify(this.#names));
  }
}
