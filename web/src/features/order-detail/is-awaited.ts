import type { Schema } from '@meridian/sdk';

/** Whether the order waits for the customer to pay, confirm or review it. */
export const isAwaited = ({ allowed_actions }: Pick<Schema<'Order'>, 'allowed_actions'>): boolean =>
  (['pay', 'confirm', 'review'] as const).some((action) => allowed_actions.includes(action));
