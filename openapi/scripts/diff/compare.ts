import {
  businessCodesOf,
  type Document,
  type Documents,
  type FoundOperation,
  isPastSunset,
  operationsOf,
} from './document.ts';
import { operationChanges } from './operations.ts';
import type { Change, OperationChanges, OperationRule } from './rules.ts';
import { schemaChanges } from './schemas.ts';

/**
 * Compares two bundles operation by operation, in the newer bundle's order. Changes common to all operations come
 * first. `today` (`2026-11-22`) decides whether a sunset has passed.
 */
export function compareBundles(older: Document, newer: Document, today: string): OperationChanges[] {
  const documents: Documents = { older, newer, today };
  const before = new Map(operationsOf(older).map((found) => [found.key, found]));
  const after = new Map(operationsOf(newer).map((found) => [found.key, found]));
  const oldIds = new Set([...before.values()].map(({ operation }) => operation['operationId']));
  const only = ({ name, operation }: FoundOperation, rule: OperationRule): OperationChanges => ({
    operation: name,
    operationId: operation['operationId'],
    changes: [{ rule, where: 'operation', detail: String(operation['operationId'] ?? name) }],
  });
  const groups = [
    { operation: 'BusinessCode', changes: businessCodeChanges(documents) },
    ...[...after].map(([key, found]) => {
      const partner = before.get(key);
      if (partner === undefined) return only(found, 'operation-added');
      const changes = operationChanges(documents, partner, found, (id) => oldIds.has(id));
      return { operation: found.name, operationId: partner.operation['operationId'], changes };
    }),
    ...[...before].flatMap(([key, found]) => {
      const rule = isPastSunset(found.operation, today) ? 'operation-removed-after-sunset' : 'operation-removed';
      return after.has(key) ? [] : [only(found, rule)];
    }),
  ];
  return groups.filter(({ changes }) => changes.length > 0);
}

/** Changes in the numbers of refusals, and in the shape of their details. */
function businessCodeChanges(documents: Documents): Change[] {
  const after = businessCodesOf(documents.newer);
  return [...businessCodesOf(documents.older)].flatMap(([name, older]): Change[] => {
    const newer = after.get(name);
    if (newer === undefined) return [];
    const detail = `${older.code} → ${newer.code}`;
    return [
      ...(older.code === newer.code ? [] : [{ rule: 'refusal-code-changed', where: name, detail } as const]),
      ...schemaChanges({ ...documents, direction: 'response' }, `${name} data`, older.details, newer.details),
    ];
  });
}
