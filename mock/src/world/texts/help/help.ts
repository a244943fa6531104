import { account } from './account.ts';
import type { HelpSubject } from './help-text.ts';
import { orders } from './orders.ts';
import { refunds } from './refunds.ts';
import { toppingUp } from './topping-up.ts';
import { withdrawing } from './withdrawing.ts';

/** The help, in the order to show it. */
export const help: readonly HelpSubject[] = [account, orders, refunds, toppingUp, withdrawing];
