import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root, writeResults } from './test-results.ts';

/** Leaves vitest's results for `npm test`. */
export class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state } = test.result();
        const file = relative(root, module.moduleId);
        return { file, title: test.fullName, state: state === 'pending' ? ('skipped' as const) : state };
      }),
    );
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0);
    writeResults('vitest', { tests, errors: broken.length + unhandled.length });
  }
}
