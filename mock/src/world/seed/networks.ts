import { fillText } from '../../text.ts';
import { EPOCH } from '../clock.ts';
import { DATA } from '../data/data.ts';
import { NETWORK_NAMES } from '../schema/data.ts';
import type { Instant } from '../types.ts';

/** The networks that top-ups and withdrawals go over; amounts in cents. */
export const NETWORKS = NETWORK_NAMES.map((network) => ({ network, ...DATA.networks.networks[network] }));

export type Network = (typeof NETWORKS)[number];

/** When a network's address last changed, in a world that began at this epoch. */
export const addressChangedAt = ({ addressChanged }: Network, epoch: Instant): Instant | null =>
  addressChanged === null ? null : epoch - EPOCH + Date.parse(addressChanged);

/** Networks that are refused by name. */
export const REFUSED_NETWORKS = DATA.networks.refused.map((name) => ({
  name,
  reason: fillText(DATA.networks.refusedReason, { network: name }),
}));
