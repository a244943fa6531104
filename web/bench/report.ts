// What the benchmarks print, and the statistics that they print.

/** The figure that this share of the figures (0.75) is not above; throws without figures. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const found = sorted[Math.floor(sorted.length * share)];
  if (found === undefined) throw new Error('No figures to take a quantile of');
  return found;
}

/** The median; throws without figures. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** A table for a terminal: the first column is left-aligned, the others are right-aligned. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const drawn = lines.map((line) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd : cell.padStart).call(cell, widths[column] ?? 0)).join('  '),
  );
  return `\n${title}\n${drawn.join('\n')}\n`;
}

export const print = (text: string) => process.stdout.write(text);

/** A duration in words. */
export const milliseconds = (figure: number): string => `${Math.round(figure)} ms`;

/** A ratio in words; none where there is nothing to compare with. */
export const times = (ratio: number): string => (Number.isFinite(ratio) ? `${ratio.toFixed(2)} ×` : '–');

/** Prints how long this process has run. */
export const printRunTime = () => print(`\nThis took ${Math.round(performance.now() / 1000)} s.\n`);
