import { isRecord, type JsonObject, type Schema } from '../../../shared/json.ts';
import { escapePointer } from '../../../shared/json-pointer.ts';
import { type CreatedRecords, kindOfId, sentIds, sentValues } from './created-records.ts';
import type { Differing } from './difference.ts';
import type { Pair } from './pair.ts';

/** The place of the same value in both answers. */
interface Place {
  readonly reference: string;
  readonly server: string;
}

/**
 * Compares the data of two answers of the same kind where the run decides the values: records that it has created or
 * changed, and values that it has sent. Older data (products, shops, older orders) may differ between the servers.
 */
export function compareData(pair: Pair, records: CreatedRecords): Differing[] {
  const found: Differing[] = [];
  const pointer = pair.declared?.pointer ?? '/paths';
  const sent = { reference: sentValues(pair.reference.exchange), server: sentValues(pair.server.exchange) };
  const isWrite = pair.declared?.method === 'POST' || pair.reference.code !== 1;
  const asksForMade = sentIds(pair.reference).some(({ kind, value }) => records.find('reference', kind, value));
  const root: Place = { reference: '/data', server: '/data' };
  compare(root, pair.reference.body?.['data'], pair.server.body?.['data'], isWrite || asksForMade);
  return found;

  function add(place: Place, message: string, reference: unknown, server: unknown): void {
    addTo(place, { message, reference: show(reference), server: show(server) });
  }

  function addTo(place: Place, differing: Pick<Differing, 'message' | 'reference' | 'server'> & Partial<Differing>) {
    const node = pair.reference.nodes.get(place.reference) ?? pair.server.nodes.get(place.server);
    const contract = (node && pair.contract.pointerOf(node.schema)) ?? pointer;
    found.push({ at: place.reference, verdict: 'open', contract, ...differing });
  }

  function compare(place: Place, ours: unknown, theirs: unknown, decided: boolean): void {
    if (isRecord(ours) && isRecord(theirs)) compareObjects(place, ours, theirs, decided);
    else if (Array.isArray(ours) && Array.isArray(theirs)) compareLists(place, ours, theirs, decided);
    else compareValues(place, ours, theirs, decided);
  }

  function compareObjects(place: Place, ours: JsonObject, theirs: JsonObject, inherited: boolean): void {
    const decided = isDecided(place, ours, theirs) ?? inherited;
    for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
      const member = inside(place, name);
      const [one, other] = [ours[name], theirs[name]];
      if (one !== undefined && other !== undefined) compare(member, one, other, decided);
      else if (decided && one === undefined) add(member, `Only the server has ${name}`, undefined, other);
      else if (decided) add(member, `Only the reference has ${name}`, one, undefined);
    }
  }

  /**
   * Whether the run decides the content of an object: true or false as the object's ids show whether the run made the
   * record; undefined when they do not tell.
   */
  function isDecided({ reference }: Place, ours: JsonObject, theirs: JsonObject): boolean | undefined {
    const ids = idNames(ours);
    if (ids.length === 0) return undefined;
    const telling = ids.includes('id') ? ['id'] : ids;
    return madeBy(telling, ours, reference).some(({ name, server }) => server === theirs[name]);
  }

  /** The ids of an object of the reference's answer that name what the run has made, with those of the server. */
  function madeBy(names: readonly string[], object: JsonObject, pointer: string) {
    return names.flatMap((name) => {
      const kind = kindOfId(`${pointer}/${name}`, pair.reference.nodes) ?? '';
      const record = records.find('reference', kind, object[name]);
      return record === undefined ? [] : [{ name, server: record.server }];
    });
  }

  function compareLists(place: Place, ours: readonly unknown[], theirs: readonly unknown[], decided: boolean): void {
    const isOfRecords = [...ours, ...theirs].some((entry) => isRecord(entry) && idNames(entry).length > 0);
    if (!isOfRecords) {
      if (!decided) return;
      if (ours.length !== theirs.length) add(place, 'The lists have not the same length', ours.length, theirs.length);
      else for (const [index, one] of ours.entries()) compare(inside(place, index), one, theirs[index], decided);
      return;
    }
    for (const [index, one] of ours.entries()) {
      if (!isRecord(one)) continue;
      const [made] = madeBy(idNames(one), one, `${place.reference}/${index}`);
      if (made === undefined) continue;
      const other = theirs.findIndex((entry) => isRecord(entry) && entry[made.name] === made.server);
      if (other >= 0) compare(inside(place, index, other), one, theirs[other], true);
      else add(inside(place, index), 'The server’s list lacks what the run has made', one[made.name], 'no such entry');
    }
  }

  function compareValues(place: Place, ours: unknown, theirs: unknown, decided: boolean): void {
    const name = place.reference.slice(place.reference.lastIndexOf('/') + 1);
    const kind = kindOfId(place.reference, pair.reference.nodes);
    if (kind !== undefined) {
      const made = records.find('reference', kind, ours) ?? records.find('server', kind, theirs);
      if (made !== undefined && (made.reference !== ours || made.server !== theirs)) {
        const say = (isIt: boolean) => (isIt ? `the ${kind} that the run has made` : 'another one');
        addTo(place, {
          message: `${name} does not name the same record`,
          reference: say(made.reference === ours),
          server: say(made.server === theirs),
          // The same key is the same call: no other answer is possible.
          ...(sent.reference.has('idempotency_key') && { verdict: 'reference', contract: `${pointer}/requestBody` }),
        });
      }
      return;
    }
    const isEcho = sent.reference.has(name) && sent.reference.get(name) === ours && !/(^|_)id$/.test(name);
    if (isEcho && !/\/\d+\//.test(place.reference)) {
      if (theirs !== sent.server.get(name)) add(place, `${name} is not what was sent`, ours, theirs);
      return;
    }
    if (!decided || ours === theirs) return;
    const schema: Schema = pair.reference.nodes.get(place.reference)?.schema ?? {};
    const isListed = Array.isArray(schema.enum) || schema['x-extensible-enum'] !== undefined;
    if ((ours === null) !== (theirs === null))
      add(place, `${name} is null only with the ${ours === null ? 'reference' : 'server'}`, ours, theirs);
    else if (isListed || typeof ours === 'boolean') add(place, `${name} has another value`, ours, theirs);
    else if (schema['format'] === 'date-time') compareTimes(place, name, ours, theirs);
  }

  /**
   * Compares times by their distance from the answer: a difference of more than two minutes and a tenth is a difference
   * of rules.
   */
  function compareTimes(place: Place, name: string, ours: unknown, theirs: unknown): void {
    const offset = (time: unknown, answered: number) => (Date.parse(String(time)) - answered) / 1000;
    const [one, other] = [offset(ours, pair.reference.time), offset(theirs, pair.server.time)];
    if (Math.abs(one - other) <= 120 + Math.max(Math.abs(one), Math.abs(other)) / 10) return;
    add(place, `${name} lies elsewhere, seen from the answer`, inWords(one), inWords(other));
  }
}

/** The place of a member, which may have another key or index in the server's answer. */
const inside = ({ reference, server }: Place, key: string | number, other = key): Place => ({
  reference: `${reference}/${escapePointer(String(key))}`,
  server: `${server}/${escapePointer(String(other))}`,
});

const idNames = (entry: JsonObject): string[] =>
  Object.keys(entry)
    .filter((name) => typeof entry[name] === 'number' && /^(id|.+_id)$/.test(name))
    .toSorted((one, other) => Number(other === 'id') - Number(one === 'id'));

/** A duration such as `+3 d` or `-20 min`: as coarse as rules about times are. */
function inWords(seconds: number): string {
  const units = [
    ['d', 86_400],
    ['h', 3600],
    ['min', 60],
  ] as const;
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= 2 * length) ?? ['s', 1];
  return `${seconds > 0 ? '+' : ''}${Math.round(seconds / length)} ${unit}`;
}

const MOST_SHOWN = 200;

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
