// The entry point `@meridian/sdk/rules`: the business's rules, without React and without HTTP.
export * from './amount-for-arrival.ts';
export * from './audit-status.ts';
export * from './card-payment.ts';
export * from './coin-amount.ts';
export * from './deadline.ts';
export * from './derived-status.ts';
export * from './discount.ts';
export * from './money.ts';
export * from './money-input.ts';
export * from './money-shares.ts';
export * from './order-actions.ts';
export * from './order-status.ts';
export * from './order-transitions.ts';
export * from './payment.ts';
export * from './plain-digits.ts';
export * from './refund-transitions.ts';
