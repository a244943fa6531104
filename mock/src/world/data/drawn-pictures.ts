import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The pictures that are drawn of goods (`npm run pictures`): `<model>[.<colour>][.<side>].webp`. */
export const drawnFolder = fileURLToPath(new URL('../../../data/pictures/', import.meta.url));

let listed: ReadonlySet<string> | undefined;
/** Their names, in order. */
export const drawnPictures = (): ReadonlySet<string> => {
  listed ??= new Set(readdirSync(drawnFolder).sort());
  return listed;
};
