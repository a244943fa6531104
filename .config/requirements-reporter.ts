import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const NUMBER = /\b[RB]\d+\.\d{2}\b/g;

/**
 * Ends a test run with a table "requirement number → tests that carry it" and the line `N passed, N failed`.
 * Numbers come from the list in `openapi/requirements.md`; a test carries a number by having it in its title. Only
 * tests that passed count. A number in a title that the list does not know fails the run, since it shows nothing. A
 * journey that passed on a second try is named, so that nobody takes it for a steady one.
 */
export class RequirementsReporter implements Reporter {
  readonly #numbers: string[];

  constructor(file: string) {
    this.#numbers = [...readFileSync(file, 'utf8').matchAll(/^- ([RB]\d+\.\d{2})\b/gm)].map((match) => match[1] ?? '');
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const cases = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = cases.filter((test) => test.result().state === 'passed');
    const failed = cases.filter((test) => test.result().state === 'failed');
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0);

    const carriers = new Map<string, TestCase[]>(this.#numbers.map((number) => [number, []]));
    const unknown = new Set<string>();
    for (const test of passed) {
      for (const number of new Set(test.fullName.match(NUMBER))) {
        const tests = carriers.get(number);
        if (tests) tests.push(test);
        else unknown.add(number);
      }
    }

    const shown = [...carriers].filter(([, tests]) => tests.length > 0);
    const without = [...carriers].filter(([, tests]) => tests.length === 0).map(([number]) => number);
    const rows = shown.map(([number, tests]) => `${number.padEnd(7)}${describe(tests)}`);
    process.stdout.write(`\nRequirement → tests that carry it\n${rows.map((row) => `${row}\n`).join('')}`);
    process.stdout.write(
      `\n${shown.length} of ${carriers.size} requirements are shown by a test.` +
        `${without.length > 0 ? ` Without: ${without.join(' ')}` : ''}\n`,
    );
    if (unknown.size > 0) {
      process.stdout.write(`Not in openapi/requirements.md, correct the titles: ${[...unknown].join(' ')}\n`);
      process.exitCode = 1;
    }
    const unsteady = passed.filter((test) => test.diagnostic()?.flaky);
    if (unsteady.length > 0) {
      const lines = unsteady.map(
        (test) => `  ${test.module.relativeModuleId} > ${test.fullName}${firstFailure(test)}\n`,
      );
      process.stdout.write(`\nPassed on the second try only, find out why:\n${lines.join('')}`);
    }
    process.stdout.write(`\n${passed.length} passed, ${failed.length + broken.length + unhandled.length} failed\n`);
  }
}

function firstFailure(test: TestCase): string {
  const [failure] = test.result().errors ?? [];
  return failure === undefined ? '' : `\n    ${failure.message}`;
}

function describe(tests: TestCase[]): string {
  const files = new Map<string, number>();
  for (const { module } of tests) files.set(module.relativeModuleId, (files.get(module.relativeModuleId) ?? 0) + 1);
  return [...files].map(([file, count]) => (count > 1 ? `${file} (${count})` : file)).join(', ');
}
