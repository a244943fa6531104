import { field, fieldsOf } from '../../rules/located-node.ts';
import { type Documents, follow } from './document.ts';
import type { Change, OperationRule } from './rules.ts';
import { schemaChanges } from './schemas.ts';

export function bodyChanges(documents: Documents, older: unknown, newer: unknown): Change[] {
  const found = (rule: OperationRule, detail: string): Change[] => [{ rule, where: 'body', detail }];
  if (older === undefined && newer === undefined) return [];
  const [before, after] = [follow(documents.older, older), follow(documents.newer, newer)];
  if (older === undefined) {
    return after['required'] === true
      ? found('required-body-added', 'required body added')
      : found('optional-body-added', 'optional body added');
  }
  if (newer === undefined) return found('body-removed', 'body removed');
  const [neededBefore, neededAfter] = [before['required'] === true, after['required'] === true];
  const [left, right] = [fieldsOf(before['content']), fieldsOf(after['content'])];
  return [
    ...(neededAfter && !neededBefore ? found('body-became-required', 'optional → required') : []),
    ...(neededBefore && !neededAfter ? found('body-became-optional', 'required → optional') : []),
    ...Object.keys(right)
      .filter((type) => !(type in left))
      .flatMap((type) => found('request-media-type-added', type)),
    ...Object.keys(left)
      .filter((type) => !(type in right))
      .flatMap((type) => found('request-media-type-removed', type)),
    ...Object.keys(left)
      .filter((type) => type in right)
      .flatMap((type) =>
        schemaChanges(
          { ...documents, direction: 'request' },
          'body',
          field(left[type], 'schema'),
          field(right[type], 'schema'),
        ),
      ),
  ];
}
