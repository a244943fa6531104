import { isRecord, type Schema } from '../../../../shared/json.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { formOf, propertiesOf } from '../shape/schema-nodes.ts';

const known = new WeakMap<Schema, Map<string, readonly (readonly [string, unknown])[]>>();

/** The properties of an object's schema that have an extension key, with the value of that key. */
export function promisesOf<Promise>(
  { contract }: { readonly contract: Contract },
  schema: Schema,
  key: string,
): readonly (readonly [field: string, promise: Promise])[] {
  const ofSchema = known.get(schema) ?? new Map<string, readonly (readonly [string, unknown])[]>();
  known.set(schema, ofSchema);
  const found =
    ofSchema.get(key) ??
    Object.entries(propertiesOf(contract, schema)).flatMap(([name, property]) =>
      isRecord(property) && property[key] !== undefined ? [[name, property[key]] as const] : [],
    );
  ofSchema.set(key, found);
  return found as readonly (readonly [string, Promise])[]; // the lint rules enforce the form of these values
}

/** The same of the fields of a call's body, in the form that was sent. */
export const promisesSent = <Promise>(
  { contract }: { readonly contract: Contract },
  { body }: ContractOperation,
  sent: unknown,
  key: string,
) => promisesOf<Promise>({ contract }, formOf(contract, body?.schema ?? {}, sent).schema, key);

/** The lists of a call's body of which an unknown member refuses the call, or is passed over (`x-all-or-none`). */
export const listsSent = (
  contract: { readonly contract: Contract },
  operation: ContractOperation,
  sent: unknown,
  isAllOrNone: boolean,
): string[] =>
  promisesSent<boolean>(contract, operation, sent, 'x-all-or-none').flatMap(([name, is]) =>
    is === isAllOrNone ? name : [],
  );
