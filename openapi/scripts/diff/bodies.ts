import { type Documents, follow } from './document.ts';
import { contentChanges } from './media-types.ts';
import type { Change, OperationRule } from './rules.ts';

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
  return [
    ...(neededAfter && !neededBefore ? found('body-became-required', 'optional → required') : []),
    ...(neededBefore && !neededAfter ? found('body-became-optional', 'required → optional') : []),
    ...contentChanges(documents, 'request', 'body', before['content'], after['content']),
  ];
}
