import type { Schema } from '@meridian/sdk';
import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import { saveAddress } from '@meridian/sdk/react';
import { useAttempt } from '../../feedback/use-attempt.ts';

/**
 * Saves an address; a new one is added once. Where an earlier form arrived after all, the address that it saved is replaced
 * by what stands in the form now. `forget` is to be called when what was typed is given up.
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
