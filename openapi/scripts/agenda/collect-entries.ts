import { type Call, type Contract, callsOf, type Parameter, pointerOf, type Schema } from '../contract.ts';
import { isProposed } from '../provenance.ts';
import type { Entry } from './entry.ts';
import { riskOfOperation, riskOfValue } from './risk.ts';

/** Every proposed operation, parameter, type without properties, and property of the bundle, in the contract's order. */
export function collectEntries(contract: Contract): Entry[] {
  const calls = callsOf(contract);
  const owners = new Map(calls.map(({ operation }) => [operation.operationId, operation]));
  const parameters = Object.entries(contract.components.parameters ?? {});
  const all = [
    ...calls.flatMap((call) => ofOperation(contract, call)),
    ...parameters.flatMap(([name, parameter]) =>
      ofParameter(contract, parameter, {
        subject: `parameter ${parameter.name}`,
        pointer: `/components/parameters/${name}`,
      }),
    ),
    ...Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
      const owner = owners.get(lowerFirst(name.replace(/(Success|Body)$/, '')));
      const body = owner !== undefined && name.endsWith('Body') ? ' body' : '';
      const place: Place = {
        subject: owner?.operationId ?? name,
        where: owner === undefined ? name : `${owner.operationId}${body}`,
        separator: owner === undefined || body !== '' ? '.' : ' ',
        pointer: `/components/schemas/${name}`,
        risk: schema['x-risk'] ?? owner?.['x-risk'],
      };
      return ofSchema(contract, schema, place);
    }),
  ];
  return all.filter(({ item }) => isProposed(item));
}

/** The place of a schema, and the risk that it inherits. */
type Place = { subject: string; where: string; separator: string; pointer: string; risk: string | undefined };

function ofOperation(contract: Contract, call: Call): Entry[] {
  const { operation } = call;
  const subject = operation.operationId;
  const pointer = pointerOf(call);
  const kind = 'operation';
  const risk = riskOfOperation(operation);
  const own: Entry = { risk, kind, subject, where: subject, name: '', pointer, item: operation, schema: {}, operation };
  const parameters = (operation.parameters ?? []).flatMap((parameter, index) =>
    'name' in parameter
      ? ofParameter(contract, parameter, { subject, pointer: `${pointer}/parameters/${index}`, operation })
      : [],
  );
  return [own, ...parameters];
}

function ofParameter(
  contract: Contract,
  parameter: Parameter,
  { subject, pointer, operation }: Pick<Entry, 'subject' | 'pointer' | 'operation'>,
): Entry[] {
  const { name, schema } = parameter;
  const where = operation === undefined ? subject : `${subject} ?${name}`;
  const risk = riskOfValue(contract, name, { ...schema, ...riskWord(parameter) }, operation?.['x-risk']);
  const own: Entry = { risk, kind: 'parameter', subject, where, name, pointer, item: parameter, schema };
  const place = { subject, where, separator: '.', pointer: `${pointer}/schema`, risk };
  return [operation === undefined ? own : { ...own, operation }, ...ofProperties(contract, schema, place)];
}

function ofSchema(contract: Contract, schema: Schema, place: Place): Entry[] {
  const properties = ofProperties(contract, schema, place);
  if (schema.properties !== undefined) return properties;
  const { subject, where, pointer } = place;
  const risk = riskOfValue(contract, '', schema, place.risk);
  return [{ risk, kind: 'type', subject, where, name: '', pointer, item: schema, schema }, ...properties];
}

/** The properties of a schema and of its inline schemas. Referenced schemas have entries elsewhere. */
function ofProperties(contract: Contract, schema: Schema, place: Place): Entry[] {
  const { subject, separator } = place;
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const where = `${place.where}${separator}${name}`;
    const pointer = `${place.pointer}/properties/${name}`;
    const risk = riskOfValue(contract, name, property, place.risk);
    const entry: Entry = { risk, kind: 'property', subject, where, name, pointer, item: property, schema: property };
    return [entry, ...ofProperties(contract, property, { ...place, where, separator: '.', pointer })];
  });
  const inner = [
    ...(schema.items === undefined ? [] : [['items', schema.items, '[]'] as const]),
    ...(['oneOf', 'anyOf'] as const).flatMap((key) =>
      (schema[key] ?? []).map((one, index) => [`${key}/${index}`, one, ''] as const),
    ),
  ];
  const nested = inner.flatMap(([at, one, mark]) =>
    ofProperties(contract, one, { ...place, where: `${place.where}${mark}`, pointer: `${place.pointer}/${at}` }),
  );
  return [...own, ...nested];
}

function riskWord(item: { 'x-risk'?: string }): { 'x-risk'?: string } {
  return item['x-risk'] === undefined ? {} : { 'x-risk': item['x-risk'] };
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
