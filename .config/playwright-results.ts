import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { OPENED_PATH } from '../web/e2e/fixtures/opened-paths.ts';
import { root } from './root.ts';
import { firstLines, type TestResult, writeResults } from './test-results.ts';

const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/** Leaves Playwright's results for `npm test`. */
class PlaywrightResults implements Reporter {
  #suite: Suite | undefined;
  #errors: string[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onError({ message }: TestError) {
    this.#errors.push(firstLines(message));
  }

  onEnd() {
    writeResults('playwright', { tests: this.#suite?.allTests().map(asResult) ?? [], errors: this.#errors });
  }
}

function asResult(test: TestCase): TestResult {
  // The titles follow the root, the project and the file.
  const title = test.titlePath().slice(3).join(' > ');
  const { duration = 0, error, annotations = [] } = test.results.at(-1) ?? {};
  const file = relative(root, test.location.file);
  const paths = annotations.flatMap(({ type, description = '' }) => (type === OPENED_PATH ? [description] : []));
  return { file, title, state: states[test.outcome()], duration, reason: firstLines(error?.message), paths };
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from its default export
export default PlaywrightResults;
