// As ../../shared/installation.ts.

/** The command lines of the two commands. */
export const commands = { run: 'npm run conformance --', proxy: 'npm run conformance:proxy --' };
