import { runCli } from '../../src/run-cli.ts';
import type { Mock } from '../../src/server.ts';

/** Runs the command line in this process and closes any mock that it starts at once. */
export async function runInProcess(...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const started: Mock[] = [];
  const stream = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
  });
  const streams = { stdout: stream('stdout'), stderr: stream('stderr') };
  const code = await runCli(args, streams, (mock) => started.push(mock));
  for (const mock of started) await mock.close();
  return { code, out: written.stdout, err: written.stderr };
}
