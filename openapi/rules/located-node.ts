import type { Context, Location } from './redocly.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A node of the contract with `$ref` resolved, and its location. */
export type LocatedNode = {
  /** The node as written, which may be a `$ref` with siblings. */
  raw: unknown;
  /** The resolved node; undefined if it is missing or its `$ref` leads nowhere. */
  value: unknown;
  rawLocation: Location;
  location: Location;
};

/** The fields of a mapping; none for anything else, so that a rule never throws on an unfinished contract. */
export function fieldsOf(node: unknown): Fields {
  return isFields(node) ? node : {};
}

/** One field, if the node is a mapping. */
export function field(node: unknown, key: string | number): unknown {
  return fieldsOf(node)[key];
}

export function isFields(node: unknown): node is Fields {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

export function listOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : [];
}

export function locate(node: unknown, location: Location): LocatedNode {
  return { raw: node, value: node, rawLocation: location, location };
}

/** The child at a key, with references resolved relative to the right file. */
export function childOf(ctx: Context, located: LocatedNode, key: string | number): LocatedNode {
  const raw = Array.isArray(located.value) ? located.value[Number(key)] : field(located.value, key);
  const rawLocation = located.location.child(key);
  if (typeof field(raw, '$ref') !== 'string') return { raw, value: raw, rawLocation, location: rawLocation };
  const { node, location } = ctx.resolve(raw, located.location.source.absoluteRef);
  return { raw, value: node, rawLocation, location: location ?? rawLocation };
}

/** `childOf`, several keys down. */
export function descendantOf(ctx: Context, located: LocatedNode, ...keys: (string | number)[]): LocatedNode {
  return keys.reduce((current, key) => childOf(ctx, current, key), located);
}

/** `../schemas/Money.yaml` and `#/components/schemas/Money` are both Money. */
export function componentName(reference: unknown): string {
  const last = String(reference).split('/').at(-1) ?? '';
  return last.replace(/\.yaml$/, '');
}
