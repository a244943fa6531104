import { isRecord } from '../../../../shared/json.ts';
import { escapePointer } from '../../../../shared/json-pointer.ts';
import { parsed } from '../../exchange.ts';

/** A text of an answer and its place. */
export interface Leaf {
  readonly pointer: string;
  readonly text: string;
}

/** Every text in a JSON value. */
export function leavesOf(value: unknown, pointer = ''): Leaf[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (Array.isArray(value)) return value.flatMap((member, index) => leavesOf(member, `${pointer}/${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${pointer}/${escapePointer(name)}`));
}

/** Every text of a JSON answer, or the whole of another body. */
export function answerLeaves(body: string): Leaf[] {
  const value = parsed(body);
  return value === undefined ? [{ pointer: '', text: body }] : leavesOf(value);
}
