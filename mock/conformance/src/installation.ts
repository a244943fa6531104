// As ../../shared/installation.ts.

/** How each command is called. */
export const commands = { run: 'npm run conformance --', proxy: 'npm run conformance:proxy --' };
