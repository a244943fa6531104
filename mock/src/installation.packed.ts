import { fileURLToPath } from 'node:url';

export const pictureFolder = fileURLToPath(new URL('../pictures', import.meta.url));

export const commands = {
  mock: 'npx meridian-mock',
  conformance: 'npx meridian-conformance run',
  proxy: 'npx meridian-conformance proxy',
};

export const contractName = 'the one of this package';

export const contractAdvice = 'install @meridian/mock again, or name another one by --contract';

export const webAdvice = 'This package has no web app: the calls are under /api/, what a person can set under /__mock/';
