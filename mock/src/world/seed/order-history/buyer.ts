import type { Random } from '../../random.ts';
import type { Address, Customer, World } from '../../types.ts';

/** Whose history is generated, and where their parcels go. */
export interface Buyer {
  readonly world: World;
  readonly customer: Customer;
  readonly address: Address;
  readonly random: Random;
}
