import { createHash } from 'node:crypto';
import { fillText } from '../../text.ts';
import { EPOCH } from '../clock.ts';
import { DATA } from '../data/data.ts';
import { NETWORK_NAMES } from '../schema/data.ts';
import type { Instant } from '../types.ts';

/** The networks of top-ups and withdrawals; amounts in cents. */
export const NETWORKS = NETWORK_NAMES.map((network) => ({ network, ...DATA.networks.networks[network] }));

export type Network = (typeof NETWORKS)[number];

export const networkOf = (name: string | null): Network | undefined => NETWORKS.find(({ network }) => network === name);

/** The value of a network's coin in dollars; null without a network. */
export const rateOf = (name: string | null): string | null => networkOf(name)?.rate ?? null;

/** The transaction hash of a payment on a network: always the same for a payment number. */
export const txHashOf = (network: string, sn: string): string => {
  const hash = createHash('sha256').update(`${network} ${sn}`).digest('hex');
  return network.startsWith('ERC20') ? `0x${hash}` : hash;
};

/** When a network's address last changed, in a world with this epoch. */
export const addressChangedAt = ({ addressChanged }: Network, epoch: Instant): Instant | null =>
  addressChanged === null ? null : epoch - EPOCH + Date.parse(addressChanged);

/** Networks that are refused by name. */
export const REFUSED_NETWORKS = DATA.networks.refused.map((name) => ({
  name,
  reason: fillText(DATA.networks.refusedReason, { network: name }),
}));
