// What holds of the two tiers of journeys: how many there are, and what those of `npm test` show.
import { DEFAULT_TAG, type Journey } from './list.ts';

/** The number of journeys: of the default tier, and of all. */
export interface Ceilings {
  default: number;
  all: number;
}

const CEILINGS = 'web/e2e/ceilings.json';
const NUMBER = /\b[RB]\d+\.\d{2}\b/g;

/** What is wrong with the number of journeys, one line for each tier; the stated numbers only go down. */
export function ceilingFaults(journeys: readonly Journey[], ceilings: Ceilings): string[] {
  return [
    ...faultsOf('default', 'in the default tier', journeys.filter(({ isDefault }) => isDefault).length, ceilings),
    ...faultsOf('all', 'in all', journeys.length, ceilings),
  ];
}

function faultsOf(tier: keyof Ceilings, name: string, count: number, ceilings: Ceilings): string[] {
  const surplus = count - ceilings[tier];
  if (surplus === 0) return [];
  const what = `There are ${count} journeys ${name}`;
  return [
    surplus > 0
      ? `${what}, ${surplus} more than ${CEILINGS} allows: move as many to a cheaper test, or remove them.`
      : `${what}: write "${tier}": ${count} in ${CEILINGS}, so that it stays.`,
  ];
}

/** The requirements that journeys show, but none of the default tier, one line each. */
export function tierFaults(journeys: readonly Journey[]): string[] {
  const shown = numbersOf(journeys.filter(({ isDefault }) => isDefault));
  return [...numbersOf(journeys)]
    .filter((number) => !shown.has(number))
    .map((number) => `[${number}] is shown by journeys, but by none that has ${DEFAULT_TAG} in its title.`);
}

const numbersOf = (journeys: readonly Journey[]) =>
  new Set(journeys.flatMap(({ titles }) => titles.join(' ').match(NUMBER) ?? []));
