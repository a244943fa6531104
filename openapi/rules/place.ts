import type { Context, Location } from './redocly.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A node of the contract with `$ref` followed, and where it stands. */
export type Place = {
  /** The node as written: may be a `$ref` with siblings. */
  raw: unknown;
  /** The node that is meant; undefined where it is missing or its `$ref` leads nowhere. */
  value: unknown;
  rawLocation: Location;
  location: Location;
};

/** The fields of a mapping; none if it is anything else, so that a rule never throws on a contract half written. */
export function fieldsOf(node: unknown): Fields {
  return isFields(node) ? node : {};
}

/** One field of what may be a mapping. */
export function field(node: unknown, key: string | number): unknown {
  return fieldsOf(node)[key];
}

export function isFields(node: unknown): node is Fields {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

export function listOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : [];
}

export function here(node: unknown, location: Location): Place {
  return { raw: node, value: node, rawLocation: location, location };
}

/** The place one key below, read from the right file whatever references lead there. */
export function below(ctx: Context, place: Place, key: string | number): Place {
  const raw = Array.isArray(place.value) ? place.value[Number(key)] : field(place.value, key);
  const rawLocation = place.location.child(key);
  if (typeof field(raw, '$ref') !== 'string') return { raw, value: raw, rawLocation, location: rawLocation };
  const { node, location } = ctx.resolve(raw, place.location.source.absoluteRef);
  return { raw, value: node, rawLocation, location: location ?? rawLocation };
}

/** `below`, several keys down. */
export function under(ctx: Context, place: Place, ...keys: (string | number)[]): Place {
  return keys.reduce((current, key) => below(ctx, current, key), place);
}

/** `../schemas/Money.yaml` and `#/components/schemas/Money` are both Money. */
export function componentName(reference: unknown): string {
  const last = String(reference).split('/').at(-1) ?? '';
  return last.replace(/\.yaml$/, '');
}
