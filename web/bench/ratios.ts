// The ratios of the benchmarks to baselines of the same run, kept so that a later run is compared with them.
import { readFileSync, writeFileSync } from 'node:fs';
import { times } from './report.ts';

/** By name; less is better. */
type Ratios = Readonly<Record<string, number>>;

const FILE = new URL('./ratios.json', import.meta.url);

/** The share by which a ratio may be above the kept one. */
const TOLERANCE = 0.1;

/** A line for each ratio that is worse than the kept one by more than a tenth. */
export const worseRatios = (kept: Ratios, now: Ratios): string[] =>
  Object.entries(now).flatMap(([name, ratio]) => {
    const before = kept[name];
    const isWorse = before !== undefined && ratio > before * (1 + TOLERANCE);
    return isWorse ? [`${name}: ${times(ratio)}, kept ${times(before)}`] : [];
  });

/** Compares the ratios of a benchmark with the kept ones, in words; with `--keep`, keeps them instead. */
export function compareOrKeep(bench: string, now: Ratios): string {
  const all: Record<string, Ratios> = JSON.parse(readFileSync(FILE, 'utf8'));
  if (process.argv.includes('--keep')) {
    const rounded = Object.entries(now).map(([name, ratio]) => [name, Number(ratio.toFixed(3))]);
    writeFileSync(FILE, `${JSON.stringify({ ...all, [bench]: Object.fromEntries(rounded) }, null, 2)}\n`);
    return '\nThe ratios are kept in web/bench/ratios.json.\n';
  }
  const kept = all[bench];
  if (kept === undefined) return '\nNo ratios are kept yet: `--keep` keeps them.\n';
  const worse = worseRatios(kept, now);
  if (worse.length === 0) return '\nNo ratio is worse than the kept one by more than a tenth.\n';
  return `\nWorse than the kept ratio by more than a tenth:\n${worse.map((line) => `  ${line}\n`).join('')}`;
}
