import type { Random } from '../random.ts';
import type { Address, Customer, World } from '../types.ts';

/** Whose past is told, and where their parcels go. */
export interface Past {
  readonly world: World;
  readonly customer: Customer;
  readonly address: Address;
  readonly random: Random;
}
