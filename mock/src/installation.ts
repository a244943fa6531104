import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// What the repository and the packed package do not share: in the package, `installation.packed.ts` stands in its place.
const require = createRequire(import.meta.url);

/** The folder of the cut-outs (@lobehub/fluent-emoji-3d): one 256-px webp per emoji code. */
export const pictureFolder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** How each command is called. */
export const commands = {
  mock: 'npm run mock --',
  conformance: 'npm run conformance --',
  proxy: 'npm run conformance:proxy --',
};

/** The contract that is read unless another one is named, as the help calls it. */
export const contractName = 'openapi/dist/openapi.json';

/** What to do where it is missing or broken. */
export const contractAdvice = 'run "npm run contract:build"';

/** What is said at the address of a web app that is not there. */
export const webAdvice = 'The web app is not built: run "npm run build"';
