import { acceptPlaces, judge, readAccepted } from './accepted.ts';
import type { Finding, Tool } from './tool.ts';
import { compilers, pnpmIsolation } from './tools/consumers.ts';
import { generators } from './tools/generators.ts';
import { redocly, spectralOas, spectralOwasp } from './tools/linters.ts';
import { specmatic } from './tools/specmatic.ts';

const TOOLS: readonly Tool[] = [
  redocly,
  spectralOas,
  spectralOwasp,
  ...generators,
  specmatic,
  ...compilers,
  pnpmIsolation,
];

/** How many complaints of one tool are printed. */
const SHOWN = 40;

const failed = (error: unknown): Finding[] => [{ rule: 'failed', where: String(error), message: '' }];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Runs the tools whose name has one of these parts, or all, and prints a line for each. True where nothing is open. */
export async function report(parts: readonly string[], isAccepting: boolean): Promise<boolean> {
  const wanted = TOOLS.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.toLowerCase().includes(part.toLowerCase())),
  );
  let isFine = wanted.length > 0;
  for (const tool of wanted) {
    const started = performance.now();
    const result = await tool.run().catch(failed);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    if ('skipped' in result) {
      say(`- ${tool.name.padEnd(28)}${seconds} s  skipped: ${result.skipped}`);
      continue;
    }
    if (isAccepting) await acceptPlaces(tool.name, result);
    const { open, accepted, vanished } = judge(tool.name, result, await readAccepted());
    const isClean = open.length + vanished.length === 0;
    const detail = `${open.length} open, ${accepted} accepted, ${vanished.length} vanished`;
    say(`${isClean ? '✓' : '✗'} ${tool.name.padEnd(28)}${seconds} s  ${detail}`);
    for (const { rule, where, message } of open.slice(0, SHOWN))
      say(`    ${rule} at ${where}${message && `: ${message}`}`);
    if (open.length > SHOWN) say(`    … and ${open.length - SHOWN} more`);
    for (const gone of vanished) say(`    no longer there, take it out of accepted.yaml: ${gone}`);
    isFine &&= isClean;
  }
  return isFine;
}
