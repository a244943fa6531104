import { isApiError, type Schema } from '@meridian/sdk';
import { addressList, rowsOf, saveAddress } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { mayBeDone, repeatUnanswered } from '../../feedback/unanswered.ts';
import { attemptKey, forgetAttempt } from '../../storage/attempt-keys.ts';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts.ts';

type Body = Omit<Schema<'SaveAddressBody'>, 'idempotency_key'>;

/** What was sent to be added and not answered: as much of it as tells the address in the book. */
const Unanswered = v.array(v.object({ addressee: v.string(), mobile: v.string(), detail: v.string() }));

/**
 * Saves an address; a new one is added once. An attempt without an answer is repeated at once under its key, which stays
 * for whatever the customer sends next, changed or not and over a reload too. Had it arrived all the same, the server
 * refuses another body under that key, and the address that it added is replaced.
 */
export function useSaveAddress(name: string) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...saveAddress(), meta: errorShownInPlace });
  const listName = `${name}.unanswered`;
  const unanswered = () => readDraft(listName, Unanswered) ?? [];

  const forget = () => {
    forgetAttempt(name);
    forgetDraft(listName);
  };
  const send = async (body: Body, about: object): Promise<Schema<'Address'>> => {
    const saved = await repeatUnanswered(() => mutateAsync({ ...body, idempotency_key: attemptKey(name, about) }));
    forget();
    return saved;
  };
  const findAdded = async (): Promise<Schema<'Address'> | undefined> => {
    const sent = unanswered();
    const book = rowsOf(await queries.fetchInfiniteQuery({ ...addressList(), staleTime: 0 }));
    return book.find((address) => sent.some((one) => isSame(one, address)));
  };
  const add = async (body: Body): Promise<Schema<'Address'>> => {
    try {
      return await send(body, {});
    } catch (error) {
      const { addressee, mobile, detail } = body;
      if (mayBeDone(error)) writeDraft(listName, [...unanswered(), { addressee, mobile, detail }]);
      if (!isApiError(error) || error.reason !== 'idempotency_conflict') throw error;
      const added = await findAdded();
      forget();
      if (added === undefined) throw error;
      const replacing = { ...body, address_id: added.id, version: added.version };
      return send(replacing, replacing);
    }
  };
  return {
    save: (body: Body) => (body.address_id === undefined ? add(body) : send(body, body)),
    /** To be called when what was typed is given up. */
    forget,
  };
}

const isSame = (sent: v.InferOutput<typeof Unanswered>[number], address: Schema<'Address'>) =>
  sent.addressee === address.addressee && sent.mobile === address.mobile && sent.detail === address.detail;
