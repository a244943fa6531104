// Values that differ between the repository and the packed packages, which use `installation.packed.ts` instead.

/** The default contract, as the help names it. */
export const contractName = 'openapi/dist/openapi.json';

/** The advice for a missing or broken contract. */
export const contractAdvice = 'run "npm run contract:build"';
