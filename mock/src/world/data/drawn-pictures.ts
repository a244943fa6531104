import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the drawn pictures of goods (`npm run pictures`): `<model>[.<colour>][.<side>].webp`. */
export const drawnFolder = fileURLToPath(new URL('../../../data/pictures/', import.meta.url));

let listed: ReadonlySet<string> | undefined;
/** The file names of the drawn pictures, sorted. */
export const drawnPictures = (): ReadonlySet<string> => {
  listed ??= new Set(readdirSync(drawnFolder).sort());
  return listed;
};
