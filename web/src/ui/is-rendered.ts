/** Whether an element is displayed at all, on the screen or not. Safari has `checkVisibility` only since 17.4. */
export const isRendered = (element: Element): boolean => element.getClientRects().length > 0;
