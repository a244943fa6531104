import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder with an app that is built already; the journeys use it instead of building one (`WEB_DIST=…`). */
export const givenApp = process.env['WEB_DIST'];

/** The built app that the journeys open, with a slash at its end. */
export const builtApp =
  givenApp === undefined ? fileURLToPath(new URL('../dist/', import.meta.url)) : `${resolve(givenApp)}/`;
