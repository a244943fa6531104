import { version } from '../../package.json';

/** The commit that was built, set by vite.config.ts; empty if the sources have no history. */
declare const COMMIT: string;

/** The version of the app, and the commit that it was built from. */
export const appVersion = COMMIT === '' ? version : `${version} (${COMMIT})`;
