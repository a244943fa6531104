/** The link to the form of the payment code, from a screen to return to: back leads there. */
export const payCodeLink = (from: string) =>
  ({ to: '/changePayPwd', search: { return: from }, state: { isOpenedOverScreen: true } }) as const;
