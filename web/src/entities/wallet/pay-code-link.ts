import { openedOverScreen } from '../../session/intent.ts';

/** The link to the form of the payment code, from a screen to return to: back leads there. */
export const payCodeLink = (from: string) =>
  ({ to: '/changePayPwd', search: { return: from }, state: openedOverScreen }) as const;
