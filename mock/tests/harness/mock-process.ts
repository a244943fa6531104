import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServerProcess } from '../../src/stock-prism/server-process.ts';

/** Starts our own mock as `npm run mock` does, on a free port. */
export function startMockProcess(...options: string[]): Promise<ServerProcess> {
  const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
  return startServerProcess(
    ['--conditions=@meridian/source', cli, '--port', '0', '--quiet', ...options],
    /Meridian mock: (http:\/\/\S+)/,
  );
}
