import { isRecord, type Schema } from '../../../../shared/json.ts';
import type { Contract } from '../../contract/contract.ts';
import { propertiesOf } from '../shape/schema-nodes.ts';

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
