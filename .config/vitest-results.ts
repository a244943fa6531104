import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from './root.ts';
import { firstLines, writeResults } from './test-results.ts';

/** Leaves vitest's results for `npm test`. */
export class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state, errors } = test.result();
        const file = relative(root, module.moduleId);
        const reason = firstLines(errors?.[0]?.message);
        const duration = test.diagnostic()?.duration ?? 0;
        return {
          file,
          title: test.fullName,
          state: state === 'pending' ? ('skipped' as const) : state,
          duration,
          reason,
        };
      }),
    );
    const errors = [...modules.flatMap((module) => module.errors()), ...unhandled];
    writeResults('vitest', { tests, errors: errors.map(({ message }) => firstLines(message)) });
  }
}
