/** `breaking`: a client of the older contract can stop working. `compatible`: it cannot. */
type Level = 'breaking' | 'compatible';

export type Direction = 'request' | 'response';

/**
 * The effect of a schema change on the accepted values. A narrower request schema refuses what it accepted before; a
 * wider answer brings values that clients do not know. Each is harmless in the other direction.
 */
type Effect = 'narrows' | 'widens' | 'replaces' | 'none';

/** Changes of schemas, in requests and in answers: rule ids are `request-type-narrowed`, `response-type-narrowed`, … */
const schemaRules = {
  'type-narrowed': 'narrows',
  'type-widened': 'widens',
  'type-changed': 'replaces',
  'null-added': 'widens',
  'null-removed': 'narrows',
  'value-added': 'widens',
  'value-removed': 'narrows',
  'enum-added': 'narrows',
  'enum-removed': 'widens',
  'enum-opened': 'widens',
  'enum-closed': 'narrows',
  // Clients must ignore unknown values of an open enum, and may still send known ones.
  'known-value-added': 'none',
  'known-value-removed': 'narrows',
  'limit-tightened': 'narrows',
  'limit-relaxed': 'widens',
  'constraint-added': 'narrows',
  'constraint-removed': 'widens',
  'constraint-changed': 'replaces',
  'required-property-added': 'narrows',
  'required-property-removed': 'replaces',
  // Clients must ignore unknown properties.
  'optional-property-added': 'none',
  // Answers could always lack it, but requests that send it are now ignored.
  'optional-property-removed': 'narrows',
  'property-became-required': 'narrows',
  'property-became-optional': 'widens',
  'property-deprecated': 'none',
  'additional-properties-closed': 'narrows',
  'additional-properties-opened': 'none',
  'alternative-added': 'widens',
  'alternative-removed': 'narrows',
  'known-alternative-added': 'none',
  'default-changed': 'none',
} as const satisfies Record<string, Effect>;

export type SchemaRule = keyof typeof schemaRules;

/** Changes of operations, parameters, bodies and answers. */
const operationRules = {
  'operation-added': 'compatible',
  'operation-removed': 'breaking',
  'operation-removed-after-sunset': 'compatible',
  'operation-id-changed': 'breaking',
  'operation-deprecated': 'compatible',
  'operation-deprecated-without-sunset': 'breaking',
  'sunset-moved-earlier': 'breaking',
  'security-way-added': 'compatible',
  'security-way-removed': 'breaking',
  'required-parameter-added': 'breaking',
  'optional-parameter-added': 'compatible',
  'parameter-removed': 'breaking',
  'parameter-removed-after-sunset': 'compatible',
  'parameter-became-required': 'breaking',
  'parameter-became-optional': 'compatible',
  'parameter-deprecated': 'compatible',
  'parameter-serialization-changed': 'breaking',
  'path-parameter-renamed': 'compatible',
  'required-body-added': 'breaking',
  'optional-body-added': 'compatible',
  'body-removed': 'breaking',
  'body-became-required': 'breaking',
  'body-became-optional': 'compatible',
  'request-media-type-added': 'compatible',
  'request-media-type-removed': 'breaking',
  'request-part-media-type-added': 'compatible',
  'request-part-media-type-removed': 'breaking',
  'request-part-encoding-changed': 'breaking',
  'success-status-added': 'compatible',
  'success-status-removed': 'breaking',
  'failure-status-added': 'compatible',
  'failure-status-removed': 'compatible',
  'response-media-type-added': 'compatible',
  'response-media-type-removed': 'breaking',
  'response-part-media-type-added': 'breaking',
  'response-part-media-type-removed': 'compatible',
  'response-part-encoding-changed': 'breaking',
  'response-header-added': 'compatible',
  'response-header-removed': 'breaking',
  'response-header-became-optional': 'breaking',
  'response-header-became-required': 'compatible',
  // Clients treat an unknown refusal as a failure with a `msg`.
  'refusal-added': 'compatible',
  'refusal-removed': 'compatible',
  'refusal-code-changed': 'breaking',
  // A client unaware of it shows a stale answer. A new read is in no old client's cache.
  'invalidation-added': 'breaking',
  'invalidation-of-new-operation-added': 'compatible',
  'invalidation-removed': 'breaking',
  'idempotence-added': 'compatible',
  'idempotence-removed': 'breaking',
} as const satisfies Record<string, Level>;

export type OperationRule = keyof typeof operationRules;

export type RuleId = OperationRule | `${Direction}-${SchemaRule}`;

const BREAKS: Readonly<Record<Effect, readonly Direction[]>> = {
  narrows: ['request'],
  widens: ['response'],
  replaces: ['request', 'response'],
  none: [],
};

const DIRECTIONS = ['request', 'response'] as const;

/** Every rule and its level. */
export const levels: ReadonlyMap<string, Level> = new Map<string, Level>([
  ...Object.entries(operationRules),
  ...DIRECTIONS.flatMap((direction) =>
    Object.entries(schemaRules).map(([rule, effect]): [string, Level] => [
      `${direction}-${rule}`,
      BREAKS[effect].includes(direction) ? 'breaking' : 'compatible',
    ]),
  ),
]);

/** `key` names the property or parameter that changed as `npm run contract:use` does. */
export type Change = { rule: RuleId; where: string; detail: string; key?: string };

export type OperationChanges = { operation: string; operationId?: unknown; changes: Change[] };

export function isBreaking({ rule }: Change): boolean {
  return levels.get(rule) === 'breaking';
}
