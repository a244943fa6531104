// `npm run dev`: Vite's development server with a mock that follows its code and the contract (dev-loop.ts). Vite
// proxies the back end's paths to the mock.
import { spawn } from 'node:child_process';
import { help, readDevArguments, serverArguments } from './dev-arguments.ts';
import { startDevLoop } from './dev-loop.ts';
import { freePort } from './free-port.ts';

const report = (line: string) => process.stdout.write(`${line}\n`);

async function run(args: ReturnType<typeof readDevArguments>): Promise<number> {
  if (args === 'help') {
    process.stdout.write(help);
    return 0;
  }
  const port = await freePort(args.mockPort, args.port);
  if (port !== args.mockPort) report(`Port ${args.mockPort} is in use: the mock takes ${port}`);
  const loop = await startDevLoop({ port, report });
  if (loop === undefined) return 1;
  report(`Mock: ${loop.url}/__mock/`);
  const vite = spawn(process.execPath, ['web/build/dev-server.ts', ...serverArguments(args)], {
    stdio: 'inherit',
    env: { ...process.env, MERIDIAN_MOCK: loop.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => vite.kill());
  const code = await new Promise<number>((resolve) => vite.once('exit', (code) => resolve(code ?? 0)));
  await loop.close();
  return code;
}

try {
  process.exitCode = await run(readDevArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
