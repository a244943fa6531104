import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of a built app, which the journeys use instead of building one (`WEB_DIST=…`). */
export const givenApp = process.env['WEB_DIST'];

/** The built app that the journeys open, with a trailing slash. */
export const builtApp =
  givenApp === undefined ? fileURLToPath(new URL('../dist/', import.meta.url)) : `${resolve(givenApp)}/`;
