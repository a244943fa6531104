import { spawnSync } from 'node:child_process';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { root } from '../root.ts';

/** The Playwright tag of the journeys that `npm test` runs; `npm test -- --all` runs all of them. */
export const DEFAULT_TAG = '@default';

export interface Journey {
  /** Relative to the folder of the journeys. */
  file: string;
  /** Its own title and those of its groups, the outermost first. */
  titles: readonly string[];
  isDefault: boolean;
}

/** All journeys, as Playwright lists them. Throws its output if a file does not load. */
export function listJourneys(): Journey[] {
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, 'test', '--config', 'web/playwright.config.ts', '--list', '--reporter=json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`The journeys cannot be listed:\n${stdout}\n${stderr}`);
  const { suites }: JSONReport = JSON.parse(stdout);
  return suites.flatMap((suite) => journeysIn(suite, []));
}

function journeysIn({ file, specs, suites = [] }: JSONReportSuite, groups: readonly string[]): Journey[] {
  return [
    ...specs.map(({ title, tags }) => ({
      file,
      titles: [...groups, title],
      // The report leaves out the at sign.
      isDefault: tags.includes(DEFAULT_TAG.slice(1)),
    })),
    ...suites.flatMap((suite) => journeysIn(suite, [...groups, suite.title])),
  ];
}
