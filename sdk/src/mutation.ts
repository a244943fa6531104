import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type ApiErrorOf, isApiError } from './api-error.ts';
import { invalidate, type Written, write } from './cache-effects.ts';
import type { Client } from './client-options.ts';
import { invalidates } from './invalidates.gen.ts';
import type { ArgsOf, DataOf, OperationId } from './operation.ts';
import { operations } from './operations.gen.ts';
import { type Change, changeShown } from './optimistic.ts';
import { clientOf } from './query-client.ts';

/** Operations that change something. */
export type MutationId = keyof typeof invalidates;

/** What a mutation is called with: its body, or its query where it has none (`address_del`, `set_language`). */
export type VariablesOf<Op extends OperationId> =
  ArgsOf<Op> extends { body: infer Body } ? Body : ArgsOf<Op> extends { query: infer Query } ? Query : never;

interface Optimistic<Op extends OperationId, Variables> {
  /** What is shown before the answer has come. */
  before: (variables: Variables) => Change;
  /** What takes it back if the call fails. */
  undo: (variables: Variables) => Change;
  /** What the answer says. */
  after: (data: DataOf<Op>) => Change;
  /** The lists that gain or lose a row. The others are right already, and are asked for only when they are next shown. */
  members: readonly OperationId[];
}

export interface Effects<Op extends OperationId, Variables> {
  /** How it is sent, where its variables are not its body or its query. */
  send?: (client: Client, variables: Variables) => Promise<DataOf<Op>>;
  /** The queries that hold the answer as a whole. */
  write?: (data: DataOf<Op>) => Written[];
  optimistic?: Optimistic<Op, Variables>;
  /** Mutations of one scope are sent one after the other, so that the last answer is the newest. */
  scope?: string;
}

const argsOf = <Op extends OperationId>(operation: Op, variables: unknown): ArgsOf<Op> => {
  const args = operations[operation].method === 'GET' ? { query: variables } : { body: variables };
  return args as ArgsOf<Op>; // VariablesOf is the body of a call that has one and else its query; TypeScript cannot see it
};

// A call that was never sent has changed nothing, and after a 401 nothing can be asked for.
const mayHaveChanged = (error: unknown): boolean =>
  isApiError(error) && error.kind !== 'duplicate' && error.kind !== 'unauthorized';

/**
 * A factory of TanStack mutation options for one operation. On success the answer is written where it holds the whole
 * resource, and the answers named by x-invalidates are out of date. They are after a failure too: a call without an
 * answer may have been carried out, and a refusal often says that what was shown is no longer so.
 *
 * All of it happens within `mutationFn`, so that a screen may add its own `onSuccess` without taking it away. Nothing
 * is written for a session that has ended meanwhile.
 */
export const mutation = <Op extends MutationId, Variables = VariablesOf<Op>>(
  operation: Op,
  { send, write: entriesOf, optimistic, scope }: Effects<Op, Variables> = {},
) => {
  const changed: readonly OperationId[] = invalidates[operation];
  const members = optimistic?.members ?? changed;
  const settled = changed.filter((other) => !members.includes(other));

  const show = (queryClient: QueryClient, change: Change | undefined) => {
    if (change) changeShown(queryClient, changed, change);
  };
  const settle = (queryClient: QueryClient, but: readonly Written[] = []) => {
    invalidate(queryClient, members, { but });
    invalidate(queryClient, settled, { later: true });
  };
  // Of several taps on a toggle only the answer to the last one counts.
  const isLast = (queryClient: QueryClient) =>
    !optimistic || queryClient.isMutating({ mutationKey: [operation] }) === 1;

  const carryOut = async (variables: Variables, queryClient: QueryClient): Promise<DataOf<Op>> => {
    const client = clientOf(queryClient);
    const { session } = client;
    const sent = send ? send(client, variables) : client.call(operation, argsOf(operation, variables));
    const data = await sent.catch((error: unknown) => {
      if (session === client.session) {
        show(queryClient, optimistic?.undo(variables));
        if (mayHaveChanged(error)) settle(queryClient);
      }
      throw error;
    });
    if (session === client.session && isLast(queryClient)) {
      show(queryClient, optimistic?.after(data));
      const entries = entriesOf?.(data) ?? [];
      await write(queryClient, entries);
      settle(queryClient, entries);
    }
    return data;
  };

  const factory = () =>
    mutationOptions<DataOf<Op>, ApiErrorOf<Op>, Variables>({
      mutationKey: [operation],
      ...(scope && { scope: { id: scope } }),
      ...(optimistic && {
        onMutate: (variables, { client: queryClient }) => show(queryClient, optimistic.before(variables)),
      }),
      mutationFn: (variables, { client: queryClient }) => carryOut(variables, queryClient),
    });
  return Object.assign(factory, { operation });
};

const isMutation = (operation: unknown): operation is MutationId =>
  typeof operation === 'string' && Object.hasOwn(invalidates, operation);

/**
 * A mutation has been made with another cache, such as another tab's: what it changes is out of date here too. What
 * names no mutation is ignored.
 */
export const changedElsewhere = (queryClient: QueryClient, operation: unknown): void => {
  if (isMutation(operation)) invalidate(queryClient, invalidates[operation]);
};
