import { openedOverScreen } from '../../session/intent.ts';

/**
 * The link to the form of the payment code, from a screen to return to: back leads there. Only a customer who has
 * forgotten the code is not asked for it.
 */
export const payCodeLink = (search: { return: string; forgotten?: true }) =>
  ({ to: '/changePayPwd', search, state: openedOverScreen }) as const;
