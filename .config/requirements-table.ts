import { readFileSync } from 'node:fs';
import { requirementNumbers } from './check-citations.ts';
import { root } from './root.ts';
import type { TestResult } from './test-results.ts';

const NUMBER = /\b[RB]\d+\.\d{2}\b/g;
const FILE = 'openapi/requirements.md';

export interface RequirementsTable {
  text: string;
  /** Reasons why the run fails although its tests passed, one line each. */
  faults: string[];
}

/**
 * The table "requirement number → tests that carry it". A test carries the numbers in its title; only passed tests
 * count. After a whole run, each number must have a test, and a journey must have opened each path of the app. A number
 * that the requirements do not list is a fault.
 */
export function requirementsTable(tests: readonly TestResult[], isWhole: boolean): RequirementsTable {
  const requirements = readFileSync(`${root}${FILE}`, 'utf8');
  const carriers = new Map([...requirementNumbers(requirements)].map((number): [string, TestResult[]] => [number, []]));
  const unknown = new Set<string>();
  const passed = tests.filter(({ state }) => state === 'passed');
  for (const test of passed) {
    for (const number of new Set(test.title.match(NUMBER))) {
      const carried = carriers.get(number);
      if (carried) carried.push(test);
      else unknown.add(number);
    }
  }
  const shown = [...carriers].filter(([, carried]) => carried.length > 0);
  const missing = [...carriers].flatMap(([number, carried]) => (isWhole && carried.length === 0 ? [number] : []));
  const opened = new Set(passed.flatMap(({ paths = [] }) => paths));
  const paths = isWhole ? pathsOf(requirements) : [];
  const closed = paths.filter((path) => !opened.has(path));
  const faults = [
    ...(missing.length > 0 ? [`No test that passed carries ${missing.join(' ')}`] : []),
    ...(closed.length > 0 ? [`No journey that passed opened ${closed.join(' ')}`] : []),
    ...(unknown.size > 0 ? [`Not in ${FILE}, correct the titles: ${[...unknown].join(' ')}`] : []),
  ];
  const lines = [
    'Requirement → tests that carry it',
    ...shown.map(([number, carried]) => `${number.padEnd(7)}${filesOf(carried)}`),
    ...(isWhole
      ? [
          '',
          `${shown.length} of ${carriers.size} requirements are shown by a test, ` +
            `${paths.length - closed.length} of ${paths.length} paths opened by a journey.`,
        ]
      : []),
    ...faults,
  ];
  return { text: lines.join('\n'), faults };
}

/** The paths of the app, without their parameters. */
const pathsOf = (requirements: string) =>
  [...(/^- R2\.11 .*$/m.exec(requirements)?.[0] ?? '').matchAll(/ (\/\w+)/g)].map(([, path = '']) => path);

function filesOf(tests: readonly TestResult[]): string {
  const files = new Map<string, number>();
  for (const { file } of tests) files.set(file, (files.get(file) ?? 0) + 1);
  return [...files].map(([file, count]) => (count > 1 ? `${file} (${count})` : file)).join(', ');
}
