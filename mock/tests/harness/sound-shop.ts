import { expect } from 'vitest';
import { DAY } from '../../src/world/clock.ts';
import { violations } from '../../src/world/invariants.ts';
import { statesOf, transitionViolations } from '../../src/world/transition-violations.ts';
import { openTrialShop } from './trial-shop.ts';

/** A trial shop in which the world must add up after every call, and whose records only move along their tables. */
export function openSoundShop() {
  const shop = openTrialShop();
  const { world, clock, demo } = shop;
  // Money takes weeks, a token lasts three days: here it outlives the test.
  for (const device of demo.devices) device.expiresAt += 365 * DAY;

  function sound<Result>(act: () => Result): Result {
    const before = statesOf(world);
    const result = act();
    expect([...violations(world), ...transitionViolations(before, world)]).toEqual([]);
    return result;
  }
  const call: typeof shop.call = (operation, asking) => sound(() => shop.call(operation, asking));
  const refusal: typeof shop.refusal = (operation, asking) => sound(() => shop.refusal(operation, asking));

  /** Lets time pass; what falls due then is carried out by the next call, which here is one that changes nothing. */
  function pass(milliseconds: number): void {
    clock.advance(milliseconds);
    call('getBadges', {});
  }

  const order = (id: number) => call('getOrder', { query: { id } });
  const stockOf = (skuId: number): number | undefined =>
    [...world.products.values()].flatMap(({ skus }) => skus).find(({ id }) => id === skuId)?.stock;
  const balance = () => {
    const { available, pending, total } = call('getWithdrawalInfo', {});
    return { available, pending, total };
  };
  return { ...shop, call, refusal, pass, order, stockOf, balance };
}

/** An idempotency key: a UUID with a number that a test can choose. */
export const keyOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The payment code of the demo customer. */
export const PAY_CODE = '246810';
