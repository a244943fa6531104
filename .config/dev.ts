// `npm run dev`: the mock and Vite's development server side by side; Vite passes the back end's paths on to the mock.
import { spawn } from 'node:child_process';

const commands: string[][] = [
  ['--conditions=@meridian/source', 'mock/src/cli.ts', '--quiet'],
  ['node_modules/vite/bin/vite.js', 'web'],
];
const children = commands.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

const stop = (code: number) => {
  for (const child of children) child.kill();
  process.exitCode = code;
};
for (const child of children) child.once('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));
