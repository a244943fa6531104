import { isApiError } from '@meridian/sdk';
import { mayBeDone } from '@meridian/sdk/attempts';
import { userInfoQuery, verifyContact } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { type ContactChannel, type ContactCodeValues, contactOf, verifyContactBody } from './contact-schemas.ts';

/**
 * Proves an e-mail address or a mobile number by its code. A code works once: if no answer came, or the address was
 * proven elsewhere, the customer is refetched, and a proven address counts as a success. Else rejects with the refusal.
 */
export function useVerifyContact(channel: ContactChannel, to: string) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...verifyContact(), meta: errorShownInPlace });

  const isProven = async (): Promise<boolean> => {
    const user = await queries.fetchQuery({ ...userInfoQuery(), staleTime: 0 }).catch(() => undefined);
    const contact = user && contactOf(user, channel);
    return contact?.isVerified === true && contact.present === to;
  };

  return async (values: ContactCodeValues): Promise<void> => {
    try {
      await mutateAsync(verifyContactBody(channel, values));
    } catch (error) {
      const isOver = isApiError(error) && error.reason === 'contact_verified';
      if (!(isOver || mayBeDone(error)) || !(await isProven())) throw error;
    }
  };
}
