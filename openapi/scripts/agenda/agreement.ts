import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { ContractError } from '../contract.ts';
import type { Entry } from './entry.ts';
import type { Point } from './point.ts';

/** The back-end team's answer to one point. */
type Answer = {
  /** The date: `2026-12-01`. */
  on: string;
  /** `yes` (as proposed), or how it is, in their words. */
  answer: string;
  comment?: string;
  /** Entries that differ, by `where`: how they are, or `yes`. */
  except: Readonly<Record<string, string>>;
};

export type Agreement = {
  /** From this day on, points without an answer are agreed as proposed. */
  closed?: string;
  answers: ReadonlyMap<string, Answer>;
};

export const AGREEMENT = 'agreement.yaml';

/**
 * Reads the agreement of the contract in a folder; without answers if there is no such file.
 * @throws ContractError with one line for each problem: file, line, field and what is allowed
 */
export async function readAgreement(folder: string, points: readonly Point[], entries: readonly Entry[]) {
  const text = await readFile(join(folder, AGREEMENT), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return parseAgreement(text, `openapi/${AGREEMENT}`, points, entries);
}

/**
 * Parses an agreement. `met` is the date of all answers without `on`. An answer is `yes` or how it is, or an object
 * with `answer`, `on`, `comment` and `except`.
 * @throws ContractError like readAgreement
 */
export function parseAgreement(
  text: string,
  file: string,
  points: readonly Point[],
  entries: readonly Entry[],
): Agreement {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems: string[] = [];
  const report = (node: unknown, message: string) => {
    const at = lines.linePos((node as Node | null)?.range?.[0] ?? 0).line || 1;
    problems.push(`${file}:${at} ${message}`);
  };
  for (const { message, pos } of document.errors) {
    problems.push(`${file}:${lines.linePos(pos[0]).line} Not readable as YAML: ${message.split(' at line')[0]}.`);
  }
  const answers = new Map<string, Answer>();
  const places = new Set(entries.map(({ where }) => where));
  const ids = points.map(({ id }) => id);

  /** The fields of a map; reports those that are not allowed. */
  const fieldsOf = (node: unknown, name: string, allowed: readonly string[]): Map<string, unknown> => {
    const fields = new Map<string, unknown>();
    if (node === null || node === undefined || (isScalar(node) && node.value === null)) return fields;
    if (!isMap(node)) {
      report(node, `${name} is a list of "<name>: <value>": ${allowed.join(', ')}.`);
      return fields;
    }
    for (const { key, value } of node.items) {
      const field = String(isScalar(key) ? key.value : key);
      if (allowed.includes(field)) fields.set(field, value);
      else report(key, `${name === '' ? '' : `${name}.`}${field} is not known. Allowed: ${allowed.join(', ')}.`);
    }
    return fields;
  };
  const textOf = (node: unknown, name: string): string | undefined => {
    if (node === undefined) return undefined;
    if (isScalar(node) && node.value === true) return 'yes';
    if (isScalar(node) && typeof node.value === 'string' && node.value.trim() !== '') return node.value.trim();
    report(node, `${name} is a text that is not empty.`);
    return undefined;
  };
  const dayOf = (node: unknown, name: string): string | undefined => {
    const day = textOf(node, name);
    if (day === undefined || isDay(day)) return day;
    report(node, `${name} is a day such as 2026-12-01, not "${day}".`);
    return undefined;
  };
  const answerOf = (node: unknown, name: string): string | undefined => {
    const given = isScalar(node) && node.value === false ? 'no' : textOf(node, name);
    if (given === undefined || !/^no$/i.test(given)) return given?.replace(/^yes$/i, 'yes');
    report(node, `${name} is "yes", or how it is in words; "no" alone does not say how it is.`);
    return undefined;
  };

  const top = fieldsOf(document.contents, '', ['met', 'closed', 'answers']);
  const met = dayOf(top.get('met'), 'met');
  const closed = dayOf(top.get('closed'), 'closed');
  for (const [id, node] of fieldsOf(top.get('answers'), 'answers', ids)) {
    const name = `answers.${id}`;
    const fields = isMap(node)
      ? fieldsOf(node, name, ['answer', 'on', 'comment', 'except'])
      : new Map<string, unknown>([['answer', node]]);
    if (!fields.has('answer')) report(node, `${name}.answer is missing: "yes", or how it is in words.`);
    const answer = answerOf(fields.get('answer'), `${name}.answer`);
    const on = fields.has('on') ? dayOf(fields.get('on'), `${name}.on`) : met;
    if (on === undefined && !fields.has('on')) report(node, `${name}.on is missing: give its day, or met for all.`);
    const comment = textOf(fields.get('comment'), `${name}.comment`);
    const covered = entries.filter(points.find((point) => point.id === id)?.covers ?? (() => false));
    const except: Record<string, string> = {};
    const exceptions = fields.get('except');
    for (const { key, value } of isMap(exceptions) ? exceptions.items : []) {
      const where = String(isScalar(key) ? key.value : key);
      const how = answerOf(value, `${name}.except.${where}`);
      if (covered.some((entry) => entry.where === where)) except[where] = how ?? '';
      else {
        const why = places.has(where) ? `is not covered by ${id}` : 'is not in the contract';
        report(key, `${name}.except.${where} ${why}. Allowed: ${sample(covered)}.`);
      }
    }
    if (exceptions !== undefined && !isMap(exceptions)) {
      report(exceptions, `${name}.except is a list of "<field>: <how it is>", such as ${covered[0]?.where}: …`);
    }
    if (answer === undefined || on === undefined) continue;
    answers.set(id, { on, answer, except, ...(comment !== undefined && { comment }) });
  }
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
  return { answers, ...(closed !== undefined && { closed }) };
}

export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const sample = (entries: readonly Entry[]): string =>
  `${entries
    .slice(0, 3)
    .map(({ where }) => where)
    .join(', ')}${entries.length > 3 ? ` and ${entries.length - 3} more, listed in the agenda` : ''}`;
