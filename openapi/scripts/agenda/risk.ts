import { type Contract, componentsOf, type Schema } from '../contract.ts';
import { RISKS, type Risk } from './entry.ts';

/** Parts of snake_case names that imply a risk whatever their type; the first match counts. */
const BY_NAME: [RegExp, Risk][] = [
  [/(^|_)(amount|balance|price|total|subtotal|fee|freight|discount|arrival|payee|quote)(_|$)/, 'money'],
  [/(^|_)(token|password|pay_code|session|evidence|card|attempts)(_|$)/, 'security'],
  [/(^|_)(status|state|actions|deadline|until|resend_at|expires_at|next_by|retry_at|idempotency)(_|$)/, 'state'],
];

const BY_TAG: Record<string, Risk> = { wallet: 'money', session: 'security', orders: 'state', refunds: 'state' };

export function riskOfOperation(operation: { 'x-risk'?: string; tags: [string] }): Risk {
  return known(operation['x-risk']) ?? BY_TAG[operation.tags[0]] ?? 'other';
}

/** The risk of a parameter or a property: its own `x-risk`, else that of its type, its name or its owner. */
export function riskOfValue(contract: Contract, name: string, schema: Schema, owner: string | undefined): Risk {
  return known(schema['x-risk']) ?? riskOfType(contract, schema) ?? riskOfName(name, schema) ?? known(owner) ?? 'other';
}

/** The risk of the scalar that a schema refers to, directly or as a list item: Money is money wherever it occurs. */
function riskOfType(contract: Contract, schema: Schema): Risk | undefined {
  for (const name of componentsOf(schema)) {
    const target = contract.components.schemas[name];
    if (target !== undefined && target.type !== 'object' && known(target['x-risk'])) return known(target['x-risk']);
  }
  return undefined;
}

/** A number is never an amount of money, whatever its name: the total of a list is a count. */
function riskOfName(name: string, { type }: Schema): Risk | undefined {
  const risk = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  return risk === 'money' && (type === 'integer' || type === 'number') ? undefined : risk;
}

function known(word: string | undefined): Risk | undefined {
  return RISKS.find((risk) => risk === word);
}
