import type { Schema } from '@meridian/sdk';
import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import { saveAddress } from '@meridian/sdk/react';
import { useAttempt } from '../../feedback/use-attempt.ts';

/**
 * Saves an address; retries add a new one only once. If the server turns out to have saved an earlier version of the
 * form, that address is updated to what the form holds now. Call `forget` when the customer discards the form.
 */
export function useSaveAddress(name: string) {
  const { send, forget } = useAttempt(saveAddress, { name });
  return {
    save: async (body: ContentOf<'saveAddress'>): Promise<Schema<'Address'>> => {
      const state = await send(body);
      const { id, version } = dataOf(state);
      if (state.name === 'settled' && state.by === 'answer') return state.data;
      return dataOf(await send({ ...body, address_id: body.address_id ?? id, version }));
    },
    forget: () => void forget(),
  };
}
