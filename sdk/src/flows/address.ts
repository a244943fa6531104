import { dataOf } from '../attempts/attempt.ts';
import type { ContentOf } from '../attempts/attempt-types.ts';
import { type CachedAttemptOptions, createAttempt } from '../cache/create-attempt.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { Schema } from '../client/operation-types.ts';
import { saveAddress } from '../operations/account.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';
import { assertSameCustomer, type FlowOptions, watchSession } from './same-customer.ts';

export interface AddressState {
  /** The address as another tab or device has saved it meanwhile. The customer chooses; then save with its version. */
  conflict: Schema<'Address'> | undefined;
  /** Whether the edited address was deleted elsewhere: saving then adds it as a new one. */
  isGone: boolean;
}

export interface AddressOptions extends CachedAttemptOptions<'saveAddress'>, Pick<FlowOptions, 'watchCustomer'> {}

export interface AddressEditing extends Flow<AddressState> {
  /**
   * Saves an address; with an `address_id` it replaces that one. Resolves to undefined on a conflict, which the state
   * then has. Rejects with the error of the call.
   */
  save: (content: ContentOf<'saveAddress'>) => Promise<Schema<'Address'> | undefined>;
  /** Gives up what was sent without an answer, when the customer discards the form. Rejects if the store does. */
  forget: () => Promise<void>;
}

/**
 * The saving of one address form. Retries add a new address only once, after a reload too, if the store survives it. If
 * the server turns out to have saved an earlier version of the form, that address is updated to what the form holds now.
 */
export const createAddressEditing = (
  queryClient: AnyQueryClient,
  { watchCustomer = watchSession(queryClient), ...options }: AddressOptions = {},
): AddressEditing => {
  const [flow, setState] = createState<AddressState>({ conflict: undefined, isGone: false });
  const attempt = createAttempt(queryClient, saveAddress, options);

  const send = async (content: ContentOf<'saveAddress'>): Promise<Schema<'Address'>> => {
    const isSame = watchCustomer();
    const state = await attempt.send(content);
    const { id, version } = dataOf(state);
    if (state.name === 'settled' && state.by === 'answer') return state.data;
    assertSameCustomer(isSame, 'saveAddress');
    return dataOf(await attempt.send({ ...content, address_id: content.address_id ?? id, version }));
  };
  return extendFlow(flow, {
    forget: attempt.forget,
    save: async ({ address_id, version, ...fields }) => {
      const { isGone } = flow.state;
      setState({ conflict: undefined, isGone });
      try {
        return await send(isGone ? fields : { ...fields, address_id, version });
      } catch (error) {
        if (!isApiError(error, 'saveAddress')) throw error;
        if (error.reason === 'address_not_found') setState({ conflict: undefined, isGone: true });
        if (error.reason !== 'version_conflict') throw error;
        setState({ conflict: error.data.address, isGone });
        return undefined;
      }
    },
  });
};
