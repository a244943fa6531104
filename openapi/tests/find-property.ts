import { type Contract, componentOf, type Schema } from '../scripts/contract.ts';

/**
 * Finds the property at a path of names (`data.userinfo.token`) in a component, through references, list items and
 * oneOfs. Undefined if the contract has none.
 */
export function findProperty(contract: Contract, component: string, path: string): Schema | undefined {
  return descend(contract, contract.components.schemas[component], path.split('.'));
}

function descend(contract: Contract, schema: Schema | undefined, [name, ...rest]: string[]): Schema | undefined {
  if (schema === undefined || name === undefined) return schema;
  const own = schema.properties?.[name];
  if (own !== undefined) return descend(contract, own, rest);
  const { $ref, items, oneOf = [], anyOf = [] } = schema;
  const target = $ref === undefined ? undefined : contract.components.schemas[componentOf($ref)];
  for (const inner of [target, items, ...oneOf, ...anyOf]) {
    const found = descend(contract, inner, [name, ...rest]);
    if (found !== undefined && inner !== undefined) return found;
  }
  return undefined;
}
