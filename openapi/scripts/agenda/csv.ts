import type { Point } from './point.ts';

/** A table as CSV for spreadsheets. A cell that could be taken for a formula is quoted as text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+@-]/.test(text) ? `'${text}` : text;
    return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Parses a CSV file of toCsv, separated by commas or, as some spreadsheets save it, by semicolons. */
export function fromCsv(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = /^[^\r\n,]*;/.test(source) ? ';' : ',';
  const rows: { line: number; cells: string[] }[] = [];
  let row = { line: 1, cells: [''] };
  let line = 1;
  let isQuoted = false;
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    const last = row.cells.length - 1;
    if (character === '\n') line++;
    if (isQuoted && character === '"' && source[at + 1] === '"') {
      row.cells[last] += '"';
      at++;
    } else if (character === '"' && (isQuoted || row.cells[last] === '')) isQuoted = !isQuoted;
    else if (isQuoted) row.cells[last] += character;
    else if (character === separator) row.cells.push('');
    else if (character === '\n') {
      rows.push(row);
      row = { line, cells: [''] };
    } else if (character !== '\r') row.cells[last] += character;
  }
  return [...rows, row]
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map((one) => ({ ...one, cells: one.cells.map((cell) => cell.replace(/^'(?=[=+@-])/, '')) }));
}

export const COLUMNS = ['id', 'point', 'proposal', 'consequence', 'example', 'yes/no', 'comment'] as const;

/** The agenda as a table to fill in, with the earlier answers. */
export function agendaCsv(points: readonly Point[], answerTo: (id: string) => string | undefined): string {
  const rows = points.map(({ id, title, proposal, consequence, example }) => {
    const answer = answerTo(id);
    const cells = answer === undefined ? ['', ''] : answer === 'yes' ? ['yes', ''] : ['no', answer];
    return [id, title, proposal, consequence, example, ...cells];
  });
  return toCsv([COLUMNS, ...rows]);
}
