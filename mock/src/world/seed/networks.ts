import { createHash } from 'node:crypto';
import { fillText } from '../../text.ts';
import { EPOCH } from '../clock.ts';
import { DATA } from '../data/data.ts';
import { NETWORK_NAMES } from '../schema/data.ts';
import type { Instant } from '../types.ts';

/** The networks that top-ups and withdrawals go over; amounts in cents. */
export const NETWORKS = NETWORK_NAMES.map((network) => ({ network, ...DATA.networks.networks[network] }));

export type Network = (typeof NETWORKS)[number];

export const networkOf = (name: string | null): Network | undefined => NETWORKS.find(({ network }) => network === name);

/** What a coin of a network is worth in dollars; null without a network. */
export const rateOf = (name: string | null): string | null => networkOf(name)?.rate ?? null;

/** The transaction that a payment with this number becomes on a network: the same one for the same number. */
export const txHashOf = (network: string, sn: string): string => {
  const hash = createHash('sha256').update(`${network} ${sn}`).digest('hex');
  return network.startsWith('ERC20') ? `0x${hash}` : hash;
};

/** When a network's address last changed, in a world that began at this epoch. */
export const addressChangedAt = ({ addressChanged }: Network, epoch: Instant): Instant | null =>
  addressChanged === null ? null : epoch - EPOCH + Date.parse(addressChanged);

/** Networks that are refused by name. */
export const REFUSED_NETWORKS = DATA.networks.refused.map((name) => ({
  name,
  reason: fillText(DATA.networks.refusedReason, { network: name }),
}));
