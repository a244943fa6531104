import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Journey } from '../journeys/list.ts';
import { JOURNEYS } from '../opened-paths.ts';
import { root } from '../test-results.ts';
import { mutants } from './list.ts';
import { type Mutant, mutate } from './mutant.ts';

/** What is wrong with the planted faults: each has a unique name, changes its source and names tests that exist. */
export const mutantFaults = (journeys: readonly Journey[]): string[] =>
  mutants.flatMap((mutant) => faultOf(mutant, journeys) ?? []);

function faultOf(mutant: Mutant, journeys: readonly Journey[]): string | undefined {
  const { name, test, journey, from, to } = mutant;
  if (mutants.filter((other) => other.name === name).length > 1) return `${name}: another mutant has this name.`;
  if (from === to) return `${name}: it changes nothing.`;
  if (!existsSync(join(root, test))) return `${name}: there is no ${test}.`;
  if (journey !== undefined) {
    const words = new RegExp(journey, 'i');
    if (!journeys.some(({ file, titles }) => test === `${JOURNEYS}${file}` && words.test(titles.join(' ')))) {
      return `${name}: no journey of ${test} has “${journey}” in its title.`;
    }
  }
  try {
    mutate(mutant);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
