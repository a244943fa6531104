import { type Fields, field, fieldsOf } from '../../rules/located-node.ts';
import { type Document, type Documents, follow } from './document.ts';
import { contentChanges } from './media-types.ts';
import type { Change, OperationRule } from './rules.ts';
import { schemaChanges } from './schemas.ts';
import { alternativesOf } from './shape.ts';

export function answerChanges(documents: Documents, older: unknown, newer: unknown): Change[] {
  const [before, after] = [fieldsOf(older), fieldsOf(newer)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((status) => {
    const kind = status.startsWith('2') ? 'success' : 'failure';
    const found = (rule: OperationRule): Change[] => [{ rule, where: status, detail: `status ${status}` }];
    if (!(status in before)) return found(`${kind}-status-added`);
    if (!(status in after)) return found(`${kind}-status-removed`);
    const left = follow(documents.older, before[status]);
    const right = follow(documents.newer, after[status]);
    return [
      ...headerChanges(documents, status, fieldsOf(left['headers']), fieldsOf(right['headers'])),
      ...contentChanges(documents, 'response', status, left['content'], right['content'], withoutRefusals),
    ];
  });
}

function headerChanges(documents: Documents, status: string, older: Fields, newer: Fields): Change[] {
  const before = byLowerCase(older);
  const after = byLowerCase(newer);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [left, right] = [follow(documents.older, before.get(name)), follow(documents.newer, after.get(name))];
    const where = `${status} header ${name}`;
    const found = (rule: OperationRule, detail: string): Change[] => [{ rule, where, detail }];
    if (!before.has(name)) return found('response-header-added', 'header added');
    if (!after.has(name)) return found('response-header-removed', 'header removed');
    const [promised, promises] = [left['required'] === true, right['required'] === true];
    return [
      ...(promised && !promises ? found('response-header-became-optional', 'required → optional') : []),
      ...(promises && !promised ? found('response-header-became-required', 'optional → required') : []),
      ...schemaChanges({ ...documents, direction: 'response' }, where, left['schema'], right['schema']),
    ];
  });
}

function byLowerCase(headers: Fields): Map<string, unknown> {
  return new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]));
}

/**
 * The answer without its refusals. Refusals are compared by `x-errors`, and their details by the list of business
 * codes: clients treat an unknown refusal like any other failure.
 */
function withoutRefusals(document: Document, schema: unknown): unknown {
  const codeOf = (alternative: Fields) => field(field(alternative['properties'], 'code'), 'const');
  const successes = alternativesOf(document, schema).filter((alternative) => codeOf(alternative) === 1);
  return successes.length === 0 ? schema : { oneOf: successes };
}
