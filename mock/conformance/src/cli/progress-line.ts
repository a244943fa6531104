import type { Progress } from '../run/options.ts';

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** The progress of a run: at a terminal one line that is overwritten, elsewhere a line for each part. */
export function createProgressLine(output: Output, quiet: boolean) {
  let phase = '';
  function show({ phase: now, done, total, requests, findings }: Progress): void {
    if (quiet) return;
    const line = `${now} ${done}/${total} · ${requests} requests · ${findings} findings`;
    if (output.isTTY) output.write(`\r\x1b[2K${line}`);
    else if (now !== phase) output.write(`${now} …\n`);
    phase = now;
  }
  const clear = () => {
    if (!quiet && output.isTTY) output.write('\r\x1b[2K');
  };
  return { show, clear };
}
