import { isRecord } from '../../../../shared/json.ts';
import { partsOf } from '../../../../shared/json-pointer.ts';
import { html, type Markup } from './markup.ts';

/** The most entries of a list that are shown, always with the marked entry. */
const MOST_ENTRIES = 3;
const MOST_LINES = 300;
const MOST_CHARACTERS = 4000;

/** A number in its original notation: `24.00` must not be shown as 24. */
class WrittenNumber {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

const parseWith: (
  text: string,
  reviver: (key: string, value: unknown, context?: { source?: string }) => unknown,
) => unknown = JSON.parse;

/**
 * A readable body: JSON is indented, with the offending place marked and long lists shortened; other text is unchanged.
 */
export function bodyView(body: string, pointer: string | undefined): Markup {
  let value: unknown;
  try {
    value = parseWith(body, (_, member, context) =>
      typeof member === 'number' && context?.source !== undefined ? new WrittenNumber(context.source) : member,
    );
  } catch {
    const cut = body.length > MOST_CHARACTERS ? `${body.slice(0, MOST_CHARACTERS)}\n…` : body;
    return html`<pre tabindex="0">${cut}</pre>`;
  }
  const marked = pointer === undefined || pointer === '' ? undefined : nearestPlace(value, partsOf(pointer));
  const lines = [...linesOf(value, { path: [], marked, indent: '', before: '', after: '' })];
  const shown = lines.slice(0, Math.max(MOST_LINES, lines.findIndex(({ isMarked }) => isMarked) + 20));
  const rest = lines.length - shown.length;
  return html`<pre tabindex="0" class="json">${shown.map(({ text, isMarked }) =>
    isMarked ? html`<mark>${text}</mark>\n` : html`${text}\n`,
  )}${rest > 0 && `… ${rest} more lines`}</pre>`;
}

/** The path of a place, or of its nearest existing ancestor: an object without a required field is marked itself. */
function nearestPlace(value: unknown, parts: readonly string[]): string {
  let node = value;
  const path: string[] = [];
  for (const part of parts) {
    const child = Array.isArray(node) ? node[Number(part)] : isRecord(node) ? node[part] : undefined;
    if (child === undefined) break;
    path.push(part);
    node = child;
  }
  return path.join('/');
}

interface Line {
  readonly text: string;
  readonly isMarked: boolean;
}

interface Position {
  readonly path: readonly string[];
  readonly marked: string | undefined;
  readonly indent: string;
  /** The key and the comma around the value. */
  readonly before: string;
  readonly after: string;
}

function* linesOf(value: unknown, position: Position): Generator<Line> {
  const { path, marked, indent, before, after } = position;
  const isMarked = marked !== undefined && path.join('/') === marked;
  const entries = entriesOf(value);
  if (entries === undefined || entries.length === 0) {
    yield { text: `${indent}${before}${written(value)}${after}`, isMarked };
    return;
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  yield { text: `${indent}${before}${open}`, isMarked };
  const inner = `${indent}  `;
  let skipped = 0;
  for (const [index, [key, member]] of entries.entries()) {
    const childPath = [...path, key];
    const holdsMark = marked === childPath.join('/') || marked?.startsWith(`${childPath.join('/')}/`) === true;
    if (isList && index >= MOST_ENTRIES && !holdsMark) {
      skipped += 1;
      continue;
    }
    if (skipped > 0) yield { text: `${inner}… ${skipped} more`, isMarked: false };
    skipped = 0;
    yield* linesOf(member, {
      path: childPath,
      marked,
      indent: inner,
      before: isList ? '' : `${JSON.stringify(key)}: `,
      after: index < entries.length - 1 ? ',' : '',
    });
  }
  if (skipped > 0) yield { text: `${inner}… ${skipped} more`, isMarked: false };
  yield { text: `${indent}${close}${after}`, isMarked };
}

function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (value instanceof WrittenNumber) return undefined;
  if (Array.isArray(value)) return value.map((member, index): [string, unknown] => [String(index), member]);
  return isRecord(value) ? Object.entries(value) : undefined;
}

function written(value: unknown): string {
  return value instanceof WrittenNumber ? value.source : JSON.stringify(value);
}
