import { orderQuote } from '../../serializers/quote.ts';
import type { Handler } from '../handler.ts';
import { priceOrder } from './pricing.ts';

export const quoteOrder: Handler<'quoteOrder'> = (call) => orderQuote(call, priceOrder(call, call.body));
