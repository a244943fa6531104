import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Journey } from '../journeys/list.ts';
import { JOURNEYS } from '../opened-paths.ts';
import { root } from '../root.ts';
import { mutants } from './list.ts';
import { type Mutant, mutate } from './mutant.ts';

/** The share of the planted faults that a test of the default tier must notice. */
const NOTICED = 0.9;

/**
 * What is wrong with the planted faults: each has a unique name, changes its source and names tests that exist, and most
 * name one of the default tier.
 */
export function mutantFaults(journeys: readonly Journey[]): string[] {
  const inDefault = journeys.filter(({ isDefault }) => isDefault);
  const late = mutants.filter((mutant) => mutant.test.endsWith('.all.test.ts') || !hasJourney(mutant, inDefault));
  return [
    ...mutants.flatMap((mutant) => faultOf(mutant, journeys) ?? []),
    ...(late.length > mutants.length * (1 - NOTICED)
      ? [`Too many mutants are noticed by --all alone: ${late.map(({ name }) => name).join('; ')}`]
      : []),
  ];
}

/** Whether a mutant needs no journey, or its journey is among these. */
function hasJourney({ test, journey }: Mutant, journeys: readonly Journey[]): boolean {
  if (journey === undefined) return true;
  const words = new RegExp(journey, 'i');
  return journeys.some(({ file, titles }) => test === `${JOURNEYS}${file}` && words.test(titles.join(' ')));
}

function faultOf(mutant: Mutant, journeys: readonly Journey[]): string | undefined {
  const { name, test, journey, from, to } = mutant;
  if (mutants.filter((other) => other.name === name).length > 1) return `${name}: another mutant has this name.`;
  if (from === to) return `${name}: it changes nothing.`;
  if (!existsSync(join(root, test))) return `${name}: there is no ${test}.`;
  if (!hasJourney(mutant, journeys)) return `${name}: no journey of ${test} has “${journey}” in its title.`;
  try {
    mutate(mutant);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
