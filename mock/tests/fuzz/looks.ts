import { type OperationId, operations } from '@meridian/sdk';
import { invalidates } from '../../../sdk/src/invalidates.gen.ts';

/** Posts that only answer a question. */
const questions: ReadonlySet<OperationId> = new Set(['quoteOrder']);

/** Whether an operation only looks; the two that change something by GET do not (decisions: `address_del`). */
export const isLook = (operation: OperationId): boolean =>
  questions.has(operation) || (operations[operation].method === 'GET' && !Object.hasOwn(invalidates, operation));
