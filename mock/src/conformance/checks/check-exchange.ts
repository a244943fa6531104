import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { CheckId } from './check-list.ts';

/** Looks at one exchange; `looked` is told of each check that had something to look at. */
export type ExchangeChecker = (exchange: Exchange, looked?: (check: CheckId) => void) => Finding[];

export interface CheckOptions {
  /** A softer limit for an answer, in milliseconds; the hard one is 10 000 (R7.02). */
  readonly slow?: number;
  /** What must never come back or stand in an address: passwords, payment codes, tokens. */
  readonly secrets?: () => readonly string[];
}

/** All checks that need one exchange alone. */
export function createExchangeChecker(_contract: Contract, _options: CheckOptions = {}): ExchangeChecker {
  return () => [];
}
