// What the repository and the packed packages do not share: in a package, `installation.packed.ts` stands in its place.

/** The contract that is read unless another one is named, as the help calls it. */
export const contractName = 'openapi/dist/openapi.json';

/** What to do where it is missing or broken. */
export const contractAdvice = 'run "npm run contract:build"';
