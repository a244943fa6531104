import { isRecord } from '../../../shared/json.ts';
import type { SchemaNode } from '../checks/shape/schema-nodes.ts';
import { jsonOf } from '../exchange.ts';
import type { Pair, Side } from './pair.ts';

/** A record that the run itself has created: its id on each server, and its kind (`order`). */
interface MadeRecord {
  readonly kind: string;
  readonly reference: number;
  readonly server: number;
}

export type CreatedRecords = ReturnType<typeof createCreatedRecords>;

/**
 * The records that the run has created, by the id on each server. A record counts as created when an answer to a POST
 * is the first to show its id.
 */
export function createCreatedRecords() {
  const made: MadeRecord[] = [];
  const seen = new Set<string>();

  /** The record that the run has created under this id on one of the servers. */
  function find(side: 'reference' | 'server', kind: string, id: unknown): MadeRecord | undefined {
    return made.find((record) => record[side] === id && isSameKind(record.kind, kind));
  }

  /** Learns the records that a step has shown. */
  function learn({ declared, reference, server }: Pair): void {
    for (const id of sentIds(reference)) note(id.kind, id.value);
    if (declared?.method === 'POST' && reference.code === 1 && server.code === 1) {
      const creates = sentValues(reference.exchange).has('idempotency_key');
      for (const { pointer, kind, value } of idsOf(reference.nodes)) {
        const other = server.nodes.get(pointer)?.value;
        const isNew = !seen.has(`${kind} ${value}`) && find('reference', kind, value) === undefined;
        // A list may contain older records; a record that the run created may have list entries of its own.
        const stands = creates ? /^\/data(\/\w+){1,2}$|^\/data\/\w+\/\d+\/id$/ : /^\/data(\/[a-z_]+){1,2}$/;
        if (isNew && typeof other === 'number' && stands.test(pointer)) {
          made.push({ kind, reference: value, server: other });
        }
      }
    }
    for (const { kind, value } of idsOf(reference.nodes)) note(kind, value);
  }

  function note(kind: string, value: number): void {
    if (find('reference', kind, value) === undefined) seen.add(`${kind} ${value}`);
  }

  return { find, learn };
}

/** Whether two kinds name the same record, as `order` and `ordercard` do. */
const isSameKind = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

interface Id {
  readonly pointer: string;
  readonly kind: string;
  readonly value: number;
}

function idsOf(nodes: ReadonlyMap<string, SchemaNode>): Id[] {
  return [...nodes.values()].flatMap(({ pointer, value }): Id[] => {
    const kind = kindOfId(pointer, nodes);
    return kind !== undefined && typeof value === 'number' ? [{ pointer, kind, value }] : [];
  });
}

/**
 * The kind of record that an id names: `order_id` an order, `id` the object that has it. Undefined for other values.
 */
export function kindOfId(pointer: string, nodes: ReadonlyMap<string, SchemaNode>): string | undefined {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (name.endsWith('_id')) return kindOfName(name);
  if (name !== 'id') return undefined;
  return nodes.get(pointer.slice(0, -3))?.name.toLowerCase() || 'record';
}

/** `bank_card_id` as `bankcard`. */
const kindOfName = (name: string): string => name.slice(0, -3).replaceAll('_', '');

/** The ids that a request names. */
export function sentIds({ exchange }: Side): { kind: string; value: number }[] {
  return [...sentValues(exchange)].flatMap(([name, value]) =>
    name.endsWith('_id') ? [{ kind: kindOfName(name), value: Number(value) }] : [],
  );
}

/** The values that a request sent outside of lists, by the last part of their name. */
export function sentValues({ request }: Side['exchange']): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of new URL(request.url).searchParams) {
    values.set(/\[(\w+)\]$/.exec(name)?.[1] ?? name, value);
  }
  const visit = (node: unknown) => {
    if (!isRecord(node)) return;
    for (const [name, value] of Object.entries(node)) {
      if (isRecord(value)) visit(value);
      else if (!Array.isArray(value)) values.set(name, value);
    }
  };
  visit(jsonOf(request));
  return values;
}
