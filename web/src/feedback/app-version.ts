import { version } from '../../package.json';

/** Of the sources that were built, by vite.config.ts; empty where they have no history. */
declare const COMMIT: string;

/** The version of the app, and the commit that it was built from. */
export const appVersion = COMMIT === '' ? version : `${version} (${COMMIT})`;
