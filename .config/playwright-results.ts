import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { root, type TestResult, writeResults } from './test-results.ts';

const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/** Leaves Playwright's results for `npm test`. */
class PlaywrightResults implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    writeResults('playwright', { tests: this.#suite?.allTests().map(asResult) ?? [], errors: this.#errors });
  }
}

function asResult(test: TestCase): TestResult {
  // The root, the project and the file come before the titles.
  const title = test.titlePath().slice(3).join(' > ');
  return { file: relative(root, test.location.file), title, state: states[test.outcome()] };
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from its default export
export default PlaywrightResults;
