// What holds of the journeys and their two tiers: how many there are, and what they show.
import { pathOfRoute, SCREENS } from '../affected-tests.ts';
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
      ? `${what}, ${surplus} more than ${CEILINGS} allows: move as many to a cheaper test, or remove them; only a new screen adds one.`
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

/** The paths of the app, by the files of its routes, that the screen-wide pass does not open, one line each. */
export function screenFaults(journeys: readonly Journey[], routes: readonly string[]): string[] {
  const shown = new Set(journeys.flatMap(({ file, titles }) => (file === SCREENS ? titles : [])));
  return routes
    .flatMap(pathOfRoute)
    .filter((path) => !shown.has(path))
    .map((path) => `${path} has no words in web/e2e/fixtures/routes.ts and no state in web/e2e/${SCREENS}: add them.`);
}

const numbersOf = (journeys: readonly Journey[]) =>
  new Set(journeys.flatMap(({ titles }) => titles.join(' ').match(NUMBER) ?? []));
