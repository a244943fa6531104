import { type Fields, fieldsOf } from '../../rules/located-node.ts';
import { type Document, type Documents, type FoundOperation, isPastSunset } from './document.ts';
import { normalMediaType } from './media-types.ts';
import type { Change, OperationRule } from './rules.ts';
import { schemaChanges } from './schemas.ts';
import { alternativesOf } from './shape.ts';

export function parameterChanges(documents: Documents, older: FoundOperation, newer: FoundOperation): Change[] {
  const renamed = older.parameterNames.flatMap((name, index): [string, string][] => {
    const now = newer.parameterNames[index] ?? name;
    return name === now ? [] : [[name, now]];
  });
  const names = new Map(renamed);
  const nameNow = (parameter: Fields): Fields =>
    parameter['in'] === 'path'
      ? { ...parameter, name: names.get(String(parameter['name'])) ?? parameter['name'] }
      : parameter;
  const before = new Map(older.parameters.map(nameNow).map((parameter) => [placeOf(parameter), parameter]));
  const after = new Map(newer.parameters.map((parameter) => [placeOf(parameter), parameter]));
  const renamings = renamed.map(
    ([name, now]): Change => ({
      rule: 'path-parameter-renamed',
      where: `path parameter ${now}`,
      detail: `${name} → ${now}`,
    }),
  );
  const others = [...new Set([...before.keys(), ...after.keys()])].flatMap((where) => {
    const [left, right] = [before.get(where), after.get(where)];
    const found = (rule: OperationRule, detail: string): Change[] => [{ rule, where, detail }];
    const keyed = (change: Change): Change =>
      left?.['in'] === 'query' ? { key: `${older.operation['operationId']}?${left['name']}`, ...change } : change;
    if (left === undefined) {
      return right?.['required'] === true
        ? found('required-parameter-added', 'required parameter added')
        : found('optional-parameter-added', 'optional parameter added');
    }
    if (right === undefined) {
      const announced = isPastSunset(left, documents.today);
      return found(announced ? 'parameter-removed-after-sunset' : 'parameter-removed', 'parameter removed').map(keyed);
    }
    const changes = [
      ...requiredChange(left['required'] === true, right['required'] === true, found),
      ...(right['deprecated'] === true && left['deprecated'] !== true
        ? found('parameter-deprecated', 'deprecated')
        : []),
      ...serializationChange(documents, left, right, found),
      ...schemaChanges({ ...documents, direction: 'request' }, where, schemaOf(left), schemaOf(right)),
    ];
    return changes.map(keyed);
  });
  return [...renamings, ...others];
}

type Find = (rule: OperationRule, detail: string) => Change[];

/** `query parameter page` */
function placeOf({ in: place, name }: Fields): string {
  return `${place} parameter ${place === 'header' ? String(name).toLowerCase() : name}`;
}

function requiredChange(before: boolean, after: boolean, found: Find): Change[] {
  if (before === after) return [];
  return after
    ? found('parameter-became-required', 'optional → required')
    : found('parameter-became-optional', 'required → optional');
}

/** Changes in how a value is written in the URL. */
function serializationChange({ older, newer }: Documents, before: Fields, after: Fields, found: Find): Change[] {
  // Explode has no effect on a single value.
  const areLists = hasLists(older, before) && hasLists(newer, after);
  const [left, right] = [serializationOf(before, areLists), serializationOf(after, areLists)];
  return left === right ? [] : found('parameter-serialization-changed', `${left} → ${right}`);
}

function hasLists(document: Document, parameter: Fields): boolean {
  return alternativesOf(document, parameter['schema']).some(({ type }) => type === 'array' || type === 'object');
}

function serializationOf({ in: place, content, style, explode }: Fields, isList: boolean): string {
  if (content !== undefined) return Object.keys(fieldsOf(content)).map(normalMediaType).join(', ');
  const meant = style ?? (place === 'path' || place === 'header' ? 'simple' : 'form');
  return isList ? `${meant}, explode ${explode ?? meant === 'form'}` : String(meant);
}

function schemaOf({ schema, content }: Fields): unknown {
  return schema ?? fieldsOf(Object.values(fieldsOf(content))[0])['schema'];
}
