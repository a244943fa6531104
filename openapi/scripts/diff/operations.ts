import { isDeepStrictEqual } from 'node:util';
import { type Fields, field, fieldsOf, listOf } from '../../rules/located-node.ts';
import { answerChanges } from './answers.ts';
import { bodyChanges } from './bodies.ts';
import { type Document, type Documents, type FoundOperation, follow } from './document.ts';
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
    ...parameterChanges(documents, before, after),
    ...bodyChanges(documents, older['requestBody'], newer['requestBody']),
    ...answerChanges(documents, older['responses'], newer['responses']),
    ...listChanges('x-errors', older, newer, () => 'refusal-added', 'refusal-removed'),
    ...listChanges(
      'x-invalidates',
      older,
      newer,
      (read) => (isOld(read) ? 'invalidation-added' : 'invalidation-of-new-operation-added'),
      'invalidation-removed',
    ),
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

/** The ways in: each has the schemes that it needs at once, and their scopes. */
function securityOf(document: Document, operation: Fields): Way[] {
  const ways = listOf(operation['security'] ?? document['security']).map(fieldsOf);
  return (ways.length === 0 ? [{}] : ways).map((way) => ({
    text: JSON.stringify(way),
    needs: Object.entries(way).map(([name, scopes]) => ({
      scheme: schemeOf(document, name),
      scopes: listOf(scopes),
    })),
  }));
}

type Way = { text: string; needs: { scheme: Fields; scopes: readonly unknown[] }[] };

/** What a client must do for a scheme, whatever the document calls it. */
function schemeOf(document: Document, name: string): Fields {
  const scheme = follow(document, field(field(document['components'], 'securitySchemes'), name));
  if (!('type' in scheme)) return { name };
  const { type, in: place, name: key, scheme: auth, flows, openIdConnectUrl } = scheme;
  const withoutScopes = Object.entries(fieldsOf(flows)).map(([flow, urls]) => [
    flow,
    { ...fieldsOf(urls), scopes: undefined },
  ]);
  return {
    ...{ type, place, openIdConnectUrl, flows: Object.fromEntries(withoutScopes) },
    ...{ name: place === 'header' ? String(key).toLowerCase() : key, auth: String(auth).toLowerCase() },
  };
}

/** A way in is still open if another one needs nothing more. */
function securityChanges(older: readonly Way[], newer: readonly Way[]): Change[] {
  const needsNoMore = (one: Way, other: Way) =>
    one.needs.every(({ scheme, scopes }) =>
      other.needs.some(
        (had) => isDeepStrictEqual(had.scheme, scheme) && scopes.every((scope) => had.scopes.includes(scope)),
      ),
    );
  const lost = older.filter((way) => !newer.some((other) => needsNoMore(other, way)));
  const gained = newer.filter((way) => !older.some((other) => needsNoMore(other, way)));
  return [
    ...gained.map(({ text }) => change('security-way-added', 'security', text)),
    ...lost.map(({ text }) => change('security-way-removed', 'security', text)),
  ];
}

/** What was added to a list of names, and removed from it. */
function listChanges(
  key: string,
  { [key]: older }: Fields,
  { [key]: newer }: Fields,
  added: (name: string) => OperationRule,
  removed: OperationRule,
): Change[] {
  const [before, after] = [listOf(older).map(String), listOf(newer).map(String)];
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => change(added(name), key, name)),
    ...before.filter((name) => !after.includes(name)).map((name) => change(removed, key, name)),
  ];
}

function idempotenceChanges(older: boolean, newer: boolean): Change[] {
  if (older === newer) return [];
  return [change(newer ? 'idempotence-added' : 'idempotence-removed', 'x-idempotent', `${older} → ${newer}`)];
}

function change(rule: OperationRule, where: string, detail: string): Change {
  return { rule, where, detail };
}
