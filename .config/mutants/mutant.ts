import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** A planted fault: a small change in a source, and the test file that must notice it. */
export interface Mutant {
  /** A unique description of the fault, for the table. */
  name: string;
  /** The path of the source from the root of the repository. */
  file: string;
  /** A text that occurs exactly once in the source, and its replacement. */
  from: string;
  to: string;
  /** The path of a file of unit tests or journeys from the root of the repository. */
  test: string;
  /** Words in the titles of the journeys that must notice it; by default all journeys of the file. */
  journey?: string;
}

/** The source with the fault. Throws if the text is missing or not unique: the mutant is out of date. */
export function mutate({ name, file, from, to }: Mutant, folder = root): string {
  const source = readFileSync(join(folder, file), 'utf8');
  const count = source.split(from).length - 1;
  if (count !== 1) throw new Error(`${name}: “${from}” stands ${count} times in ${file}: bring the mutant up to date.`);
  return source.replace(from, () => to);
}

/** The faults in a source that one test file must notice. */
export const mutantsIn = (
  file: string,
  test: string,
  faults: readonly (readonly [name: string, from: string, to: string])[],
): Mutant[] => faults.map(([name, from, to]) => ({ name, file, from, to, test }));

/** The faults in a source that the journeys of a file with these words in their titles must notice. */
export const screenMutantsIn = (
  file: string,
  test: string,
  journey: string,
  faults: readonly (readonly [name: string, from: string, to: string])[],
): Mutant[] => mutantsIn(file, test, faults).map((mutant) => ({ ...mutant, journey }));
