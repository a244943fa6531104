import { repeatUnanswered } from '@meridian/sdk/attempts';
import { watchCustomer } from './watch-customer.ts';

/** Repeats an unanswered call once, for the same customer only. A repeat must change nothing. */
export const repeatForCustomer = <Data>(send: () => Promise<Data>): Promise<Data> =>
  repeatUnanswered(send, watchCustomer());
