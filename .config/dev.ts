// `npm run dev`: Vite's development server with a mock that follows its code and the contract (dev-loop.ts) in
// the same process. Vite proxies the back end's paths to the mock.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { networkCode } from '../web/build/network-code.ts';
import { help, readDevArguments } from './dev-arguments.ts';
import { startDevLoop } from './dev-loop.ts';
import { freePort } from './free-port.ts';

const report = (line: string) => process.stdout.write(`${line}\n`);

async function run(args: ReturnType<typeof readDevArguments>): Promise<number> {
  if (args === 'help') {
    process.stdout.write(help);
    return 0;
  }
  const { host } = args;
  const port = await freePort(args.mockPort, args.port);
  if (port !== args.mockPort) report(`Port ${args.mockPort} is in use: the mock takes ${port}`);
  // Otherwise the process would end without its exit handlers.
  process.once('SIGINT', () => process.exit());
  // An error that the mock's edited code throws later must not end the app's server.
  process.on('uncaughtException', (error) => report(error.stack ?? error.message));
  const loop = await startDevLoop({ port, report });
  if (loop === undefined) return 1;
  report(`Mock: ${loop.url}/__mock/`);
  process.env['MERIDIAN_MOCK'] = loop.url;
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
    // An empty host is all addresses of this computer.
    server: { port: args.port, ...(host !== undefined && { host: host === '' || host }) },
  });
  await vite.listen();
  vite.printUrls();
  report(networkCode(vite.resolvedUrls?.network ?? []));
  vite.bindCLIShortcuts({ print: true });
  return 0;
}

try {
  process.exitCode = await run(readDevArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  // What has been started would keep the process.
  process.exit(2);
}
