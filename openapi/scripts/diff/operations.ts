import { isDeepStrictEqual } from 'node:util';
import { type Fields, listOf } from '../../rules/located-node.ts';
import { answerChanges } from './answers.ts';
import { bodyChanges } from './bodies.ts';
import type { Document, Documents, FoundOperation } from './document.ts';
import { parameterChanges } from './parameters.ts';
import type { Change, OperationRule } from './rules.ts';

/**
 * Every change of an operation that both documents have. `isOld` tells whether the older document has an operationId.
 */
export function operationChanges(
  documents: Documents,
  before: FoundOperation,
  after: FoundOperation,
  isOld: (operationId: string) => boolean,
): Change[] {
  const [older, newer] = [before.operation, after.operation];
  return [
    ...identityChanges(older, newer),
    ...deprecationChanges(older, newer),
    ...securityChanges(securityOf(documents.older, older), securityOf(documents.newer, newer)),
    ...parameterChanges(documents, before.parameters, after.parameters),
    ...bodyChanges(documents, older['requestBody'], newer['requestBody']),
    ...answerChanges(documents, older['responses'], newer['responses']),
    ...refusalChanges(listOf(older['x-errors']), listOf(newer['x-errors'])),
    ...invalidationChanges(listOf(older['x-invalidates']), listOf(newer['x-invalidates']), isOld),
    ...idempotenceChanges(older['x-idempotent'] === true, newer['x-idempotent'] === true),
  ];
}

function identityChanges({ operationId: older }: Fields, { operationId: newer }: Fields): Change[] {
  return older === newer ? [] : [change('operation-id-changed', 'operationId', `${older} → ${newer}`)];
}

function deprecationChanges(older: Fields, newer: Fields): Change[] {
  if (newer['deprecated'] !== true) return [];
  const [before, after] = [older['x-sunset'], newer['x-sunset']];
  if (typeof after !== 'string')
    return [change('operation-deprecated-without-sunset', 'deprecated', 'x-sunset is missing')];
  const earlier = typeof before === 'string' && after < before;
  return [
    ...(older['deprecated'] === true ? [] : [change('operation-deprecated', 'deprecated', `until ${after}`)]),
    ...(earlier ? [change('sunset-moved-earlier', 'x-sunset', `${before} → ${after}`)] : []),
  ];
}

/** The alternative security requirements; a call that needs none has an empty one. */
function securityOf(document: Document, operation: Fields): readonly unknown[] {
  const ways = listOf(operation['security'] ?? document['security']);
  return ways.length === 0 ? [{}] : ways;
}

function securityChanges(older: readonly unknown[], newer: readonly unknown[]): Change[] {
  const missing = (ways: readonly unknown[], among: readonly unknown[]) =>
    ways.filter((way) => !among.some((other) => isDeepStrictEqual(way, other))).map((way) => JSON.stringify(way));
  return [
    ...missing(newer, older).map((way) => change('security-way-added', 'security', way)),
    ...missing(older, newer).map((way) => change('security-way-removed', 'security', way)),
  ];
}

function refusalChanges(older: readonly unknown[], newer: readonly unknown[]): Change[] {
  return [
    ...newer.filter((name) => !older.includes(name)).map((name) => change('refusal-added', 'x-errors', String(name))),
    ...older.filter((name) => !newer.includes(name)).map((name) => change('refusal-removed', 'x-errors', String(name))),
  ];
}

function invalidationChanges(
  older: readonly unknown[],
  newer: readonly unknown[],
  isOld: (operationId: string) => boolean,
): Change[] {
  const gained = newer.filter((read) => !older.includes(read)).map(String);
  const lost = older.filter((read) => !newer.includes(read)).map(String);
  return [
    ...gained.map((read) =>
      change(isOld(read) ? 'invalidation-added' : 'invalidation-of-new-operation-added', 'x-invalidates', read),
    ),
    ...lost.map((read) => change('invalidation-removed', 'x-invalidates', read)),
  ];
}

function idempotenceChanges(older: boolean, newer: boolean): Change[] {
  if (older === newer) return [];
  return [change(newer ? 'idempotence-added' : 'idempotence-removed', 'x-idempotent', `${older} → ${newer}`)];
}

function change(rule: OperationRule, where: string, detail: string): Change {
  return { rule, where, detail };
}
