import type { Handler } from '../handler.ts';
import { orderQuote } from '../shapes/quote.ts';
import { priceOrder } from './pricing.ts';

export const quoteOrder: Handler<'quoteOrder'> = (call) => orderQuote(call, priceOrder(call, call.body));
