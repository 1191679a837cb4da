// Writes beside the result of a suite the tests that passed only at their second try; vitest's own result file leaves them out.
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
