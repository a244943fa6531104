/** Prints a small table: names on the left, figures on the right. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  process.stdout.write(`\n${[title, line(head), ...rows.map(line)].join('\n')}\n`);
}

/** Prints a complaint, and makes the command end with 1. */
export function complain(what: string): void {
  process.stdout.write(`! ${what}\n`);
  process.exitCode = 1;
}
