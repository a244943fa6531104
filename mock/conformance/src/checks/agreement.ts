import { groupBy } from '../../../shared/group-by.ts';
import { isRecord, type JsonObject } from '../../../shared/json.ts';
import { isWithin } from '../../../shared/json-pointer.ts';
import type { Finding } from '../finding.ts';
import { type EnvelopeContext, type Fault, judge } from './check-context.ts';
import type { CheckId } from './check-list.ts';
import type { SchemaNode } from './shape/schema-nodes.ts';

/** An object of an answer, with the name of its schema. */
export interface NamedObject extends SchemaNode {
  readonly value: JsonObject;
}

/** A field, the value that the other fields imply, and the rule in words. */
export interface Disagreement {
  readonly field: string;
  readonly expected: string;
  readonly rule: string;
}

/**
 * The objects of an answer whose shape is right, outer objects first. A wrong shape has its own finding and breaks
 * other rules.
 */
function wellFormed({ nodes, complaints }: EnvelopeContext): readonly NamedObject[] {
  const known = objects.get(nodes);
  if (known !== undefined) return known;
  const isBroken = (outer: string) => complaints.some(({ pointer }) => isWithin(pointer, outer));
  const found = nodes.flatMap((node) => {
    const { value, pointer } = node;
    return isRecord(value) && !isBroken(pointer) ? [{ ...node, value }] : [];
  });
  objects.set(nodes, found);
  return found;
}

/** By the values of an answer: several checks ask for its objects. */
const objects = new WeakMap<readonly unknown[], readonly NamedObject[]>();

/** The members of a list that are objects. */
export const recordsIn = (list: unknown): JsonObject[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/** The id of an entry, or of the record that it contains. */
export const idOfEntry = (entry: JsonObject): unknown =>
  [entry, ...recordsIn(Object.values(entry))].find(({ id }) => id !== undefined)?.['id'];

/**
 * Applies a rule to each object; the rule returns undefined for an object that it does not cover. The same disagreement
 * in several entries of a list is one finding.
 */
export function agreement(
  context: EnvelopeContext,
  check: CheckId,
  rule: (object: NamedObject) => readonly Disagreement[] | undefined,
): Finding[] {
  const judged = wellFormed(context).flatMap((object) => {
    const disagreements = rule(object);
    return disagreements === undefined ? [] : [disagreements.map((disagreement) => ({ object, ...disagreement }))];
  });
  if (judged.length === 0) return [];
  const groups = groupBy(judged.flat(), ({ object, field, rule: broken }) => `${object.name} ${field} ${broken}`);
  const faults = [...groups.values()].flatMap(([first, ...more]) =>
    first ? [toFault(context, first, more.length)] : [],
  );
  return judge(context, check, faults);
}

interface Found extends Disagreement {
  readonly object: NamedObject;
}

function toFault(context: EnvelopeContext, { object, field, expected, rule }: Found, more: number): Fault {
  const at = `${object.pointer}/${field}`;
  const pointer = context.contract.pointerOf(object.schema);
  return {
    message: `${at}: ${rule}${more === 0 ? '' : `, and ${more} more like it`}`,
    at,
    expected,
    got: field.split('/').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), object.value),
    ...(pointer !== undefined && { contract: `${pointer}/properties/${field.split('/')[0]}` }),
  };
}
