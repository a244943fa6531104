import type { Random } from '../../random.ts';
import type { Address, Customer, World } from '../../types.ts';

/** The customer of a generated history, and their delivery address. */
export interface Buyer {
  readonly world: World;
  readonly customer: Customer;
  readonly address: Address;
  readonly random: Random;
}
