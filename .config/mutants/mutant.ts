import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-results.ts';

/** A planted fault: one small change of a source, and the test file that has to notice it. */
export interface Mutant {
  /** What is wrong with it, for the table. Unique. */
  name: string;
  /** The source, from the root of the repository. */
  file: string;
  /** A text that stands once in the source, and what stands there instead. */
  from: string;
  to: string;
  /** A file of unit tests or of journeys, from the root of the repository. */
  test: string;
  /** Words in the title of the journeys that have to notice it; all of the file where there are none. */
  journey?: string;
}

/** The source with the fault in it. Throws when the text is not there, or more than once: the mutant is out of date. */
export function mutate({ name, file, from, to }: Mutant, folder = root): string {
  const source = readFileSync(join(folder, file), 'utf8');
  const count = source.split(from).length - 1;
  if (count !== 1) throw new Error(`${name}: “${from}” stands ${count} times in ${file}: bring the mutant up to date.`);
  return source.replace(from, () => to);
}

/** The faults of one source that one test file has to notice. */
export const mutantsIn = (
  file: string,
  test: string,
  faults: readonly (readonly [name: string, from: string, to: string])[],
): Mutant[] => faults.map(([name, from, to]) => ({ name, file, from, to, test }));

/** The faults of one source that the journeys of a file with these words in their title have to notice. */
export const screenMutantsIn = (
  file: string,
  test: string,
  journey: string,
  faults: readonly (readonly [name: string, from: string, to: string])[],
): Mutant[] => mutantsIn(file, test, faults).map((mutant) => ({ ...mutant, journey }));
