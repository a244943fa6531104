import { type Document, isMap, parseDocument } from 'yaml';
import { ContractError } from '../contract.ts';
import { type Agreement, parseAgreement } from './agreement.ts';
import { COLUMNS, fromCsv } from './csv.ts';
import type { Entry } from './entry.ts';
import type { Point } from './point.ts';

type Asked = { points: readonly Point[]; entries: readonly Entry[] };

/**
 * Reads the answers from a file filled in at a meeting: the YAML downloaded from the page, or the CSV, whose answers
 * get the date `on`. A row without yes or no is no answer.
 * @throws ContractError with one line for each problem, naming file, line and field
 */
export function readAnswers(text: string, file: string, on: string, { points, entries }: Asked): Agreement {
  if (!/\.csv$/i.test(file)) return parseAgreement(text, file, points, entries);
  const [head, ...rows] = fromCsv(text);
  const column = (name: (typeof COLUMNS)[number]) => head?.cells.findIndex((cell) => cell.trim() === name) ?? -1;
  const needed = (['id', 'yes/no', 'comment'] as const).filter((name) => column(name) < 0);
  if (needed.length > 0) {
    throw new ContractError(`${file}:1 has no column ${needed.join(', ')}: keep the first row, ${COLUMNS.join(', ')}.`);
  }
  const problems: string[] = [];
  const answers = new Map(
    rows.flatMap(({ line, cells }) => {
      const cell = (name: (typeof COLUMNS)[number]) => cells[column(name)]?.trim() ?? '';
      const [id, word, comment] = [cell('id'), cell('yes/no').toLowerCase(), cell('comment')];
      const report = (message: string) => problems.push(`${file}:${line} ${message}`);
      if (!points.some((point) => point.id === id)) {
        report(`id is "${id}". Allowed: ${points.map((point) => point.id).join(', ')}.`);
      } else if (word === '' && comment !== '') {
        report(`${id} has a comment, but yes/no is empty: write yes or no.`);
      } else if (!['', 'yes', 'y', 'no', 'n'].includes(word)) {
        report(`yes/no of ${id} is "${word}". Allowed: yes, no, or empty for yes by silence.`);
      } else if (word.startsWith('n') && comment === '') {
        report(`comment of ${id} is empty, but yes/no is no: say in it how it is.`);
      } else if (word.startsWith('n')) return [[id, { on, answer: comment, except: {} }] as const];
      else if (word !== '') {
        return [[id, { on, answer: 'yes', except: {}, ...(comment !== '' && { comment }) }] as const];
      }
      return [];
    }),
  );
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
  return { answers };
}

/**
 * The text of agreement.yaml with these answers added. Each replaces an earlier answer to the same point; comments and
 * all other answers stay.
 */
export function withAnswers(text: string, { answers, closed }: Agreement): string {
  const document: Document = parseDocument(text);
  if (!isMap(document.contents)) document.contents = document.createNode({ answers: {} }) as typeof document.contents;
  if (closed !== undefined) document.set('closed', closed);
  if (!isMap(document.get('answers'))) document.set('answers', document.createNode({}));
  const given = document.get('answers');
  if (isMap(given)) given.flow = false;
  for (const [id, { except, ...answer }] of answers) {
    const earlier = document.getIn(['answers', id]);
    const kept = isMap(earlier) && isMap(earlier.get('except')) ? earlier.get('except') : undefined;
    const exceptions = Object.keys(except).length > 0 ? except : kept;
    const value = { ...answer, ...(exceptions !== undefined && { except: exceptions }) };
    document.setIn(['answers', id], document.createNode(value));
  }
  return document.toString({ lineWidth: 0 });
}
