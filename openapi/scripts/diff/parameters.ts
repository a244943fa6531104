import { type Fields, fieldsOf } from '../../rules/located-node.ts';
import { type Documents, isPastSunset } from './document.ts';
import type { Change, OperationRule } from './rules.ts';
import { schemaChanges } from './schemas.ts';

export function parameterChanges(documents: Documents, older: Fields[], newer: Fields[]): Change[] {
  const before = new Map(older.map((parameter) => [placeOf(parameter), parameter]));
  const after = new Map(newer.map((parameter) => [placeOf(parameter), parameter]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((where) => {
    const [left, right] = [before.get(where), after.get(where)];
    const found = (rule: OperationRule, detail: string): Change[] => [{ rule, where, detail }];
    if (left === undefined) {
      return right?.['required'] === true
        ? found('required-parameter-added', 'required parameter added')
        : found('optional-parameter-added', 'optional parameter added');
    }
    if (right === undefined) {
      const announced = isPastSunset(left, documents.today);
      return found(announced ? 'parameter-removed-after-sunset' : 'parameter-removed', 'parameter removed');
    }
    return [
      ...requiredChange(left['required'] === true, right['required'] === true, found),
      ...(right['deprecated'] === true && left['deprecated'] !== true
        ? found('parameter-deprecated', 'deprecated')
        : []),
      ...serializationChange(left, right, found),
      ...schemaChanges({ ...documents, direction: 'request' }, where, schemaOf(left), schemaOf(right)),
    ];
  });
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
function serializationChange(older: Fields, newer: Fields, found: Find): Change[] {
  const [before, after] = [older, newer].map(({ style, explode, content }) => {
    const media = Object.keys(fieldsOf(content)).join(', ');
    return [style, explode === undefined ? undefined : `explode ${explode}`, media].filter(Boolean).join(', ');
  });
  return before === after
    ? []
    : found('parameter-serialization-changed', `${before || 'default'} → ${after || 'default'}`);
}

function schemaOf({ schema, content }: Fields): unknown {
  return schema ?? fieldsOf(Object.values(fieldsOf(content))[0])['schema'];
}
