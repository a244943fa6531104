import { field, fieldsOf } from '../../rules/located-node.ts';
import { type Document, type Documents, follow } from './document.ts';
import type { Change, Direction, OperationRule } from './rules.ts';
import { schemaChanges } from './schemas.ts';
import { annotationsOf } from './shape.ts';

/** Changes of a body or an answer: its media types, their schemas and parts. `schemaOf` leaves out what is not compared. */
export function contentChanges(
  documents: Documents,
  direction: Direction,
  where: string,
  older: unknown,
  newer: unknown,
  schemaOf = (_: Document, schema: unknown) => schema,
): Change[] {
  const found = (rule: OperationRule, detail: string): Change => ({ rule, where, detail });
  const [left, right] = [older, newer].map(
    (content) => new Map(Object.entries(fieldsOf(content)).map(([type, media]) => [normalMediaType(type), media])),
  );
  const [before, after] = [left ?? new Map(), right ?? new Map()];
  // A range takes the place of the types that it covers, and they take its place.
  const pairs = [
    ...[...before.keys()].map((type) => [type, holderOf(type, after)]),
    ...[...after.keys()].filter((type) => !before.has(type)).map((type) => [holderOf(type, before), type]),
  ].filter((pair): pair is [string, string] => !pair.includes(undefined));
  return [
    ...uncovered(after, before).map((type) => found(`${direction}-media-type-added`, type)),
    ...[...before.keys()]
      .filter(
        (type) =>
          ![...after.keys()].some((other) => (direction === 'request' ? covers(other, type) : covers(type, other))),
      )
      .map((type) => found(`${direction}-media-type-removed`, type)),
    ...pairs.flatMap(([from, to]) => {
      const [media, partner] = [before.get(from), after.get(to)];
      return [
        ...schemaChanges(
          { ...documents, direction },
          where,
          schemaOf(documents.older, field(media, 'schema')),
          schemaOf(documents.newer, field(partner, 'schema')),
        ),
        ...(from.startsWith('multipart/') ? partChanges(documents, direction, where, media, partner) : []),
      ];
    }),
  ];
}

/** Type, subtype and charset ignore case, and blanks may stand around the semicolon (RFC 9110, 8.3.1). */
export function normalMediaType(type: string): string {
  return type
    .toLowerCase()
    .replaceAll(/\s*;\s*/g, '; ')
    .trim();
}

function uncovered(types: ReadonlyMap<string, unknown>, among: ReadonlyMap<string, unknown>): string[] {
  return [...types.keys()].filter((type) => ![...among.keys()].some((range) => covers(range, type)));
}

/** The key that a media type stands under: its own, or a range. */
function holderOf(type: string, among: ReadonlyMap<string, unknown>): string | undefined {
  return among.has(type) ? type : [...among.keys()].find((range) => covers(range, type));
}

/** Whether a media type or a range, `image/*`, includes another one. */
function covers(range: string, type: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

/** Changes in how the parts of a multipart body are written. */
function partChanges(
  documents: Documents,
  direction: Direction,
  where: string,
  older: unknown,
  newer: unknown,
): Change[] {
  const names = Object.keys({ ...fieldsOf(field(older, 'encoding')), ...fieldsOf(field(newer, 'encoding')) });
  return names.flatMap((name) => {
    const [before, after] = [encodingOf(documents.older, older, name), encodingOf(documents.newer, newer, name)];
    const place = `${where}.${name}`;
    const found = (rule: OperationRule, detail: string): Change => ({ rule, where: place, detail });
    return [
      ...uncovered(after.types, before.types).map((type) => found(`${direction}-part-media-type-added`, type)),
      ...uncovered(before.types, after.types).map((type) => found(`${direction}-part-media-type-removed`, type)),
      ...(before.style === after.style
        ? []
        : [found(`${direction}-part-encoding-changed`, `${before.style} → ${after.style}`)]),
    ];
  });
}

function encodingOf(document: Document, media: unknown, name: string) {
  const { contentType, style, explode, headers } = fieldsOf(field(field(media, 'encoding'), name));
  const schema = field(field(follow(document, field(media, 'schema')), 'properties'), name);
  const types = contentType === undefined ? defaultTypesOf(document, schema) : String(contentType).split(',');
  const needed = Object.entries(fieldsOf(headers)).filter(
    ([, header]) => follow(document, header)['required'] === true,
  );
  return {
    types: new Map(types.map((type) => [normalMediaType(type), undefined])),
    style: JSON.stringify({
      style,
      explode: explode ?? (style === 'form' || undefined),
      headers: needed.map(([key]) => key),
    }),
  };
}

/** OpenAPI 3.1.1, 4.8.15.1.1; `format: binary` is OpenAPI 3.0's. */
function defaultTypesOf(document: Document, schema: unknown): string[] {
  const { type, items, contentEncoding, format } = annotationsOf(document, schema);
  const types = type === undefined ? [] : [type].flat().filter((one) => one !== 'null');
  if (types.length === 0) return ['application/octet-stream'];
  return types.flatMap((one) => {
    if (one === 'array') return defaultTypesOf(document, items);
    if (one === 'object') return ['application/json'];
    return [contentEncoding !== undefined || format === 'binary' ? 'application/octet-stream' : 'text/plain'];
  });
}
