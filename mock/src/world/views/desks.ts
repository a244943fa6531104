import { type Hours, hoursText, isWithin, platformHours, shopHours } from '../texts/hours.ts';
import type { Instant, Shop, Text, World } from '../types.ts';

/** The other side of a conversation. */
interface Desk {
  /** Null for the platform's own service. */
  readonly shop: Shop | null;
  readonly hours: Hours;
  readonly hoursText: Text;
  /** Whether messages are accepted: not while the service is switched off, nor by a closed shop. */
  readonly takesMessages: boolean;
}

/** The platform's own service. */
export const platformDesk = ({ policy }: World): Desk => ({
  shop: null,
  hours: platformHours,
  hoursText: hoursText(platformHours),
  takesMessages: policy.service === 'open',
});

/** The desk of a shop, or of the platform (0); undefined for an unknown shop. */
export function deskOf(world: World, shopId: number): Desk | undefined {
  const platform = platformDesk(world);
  if (shopId === 0) return platform;
  const shop = world.shops.get(shopId);
  if (!shop) return undefined;
  const hours = shopHours(shop);
  return { shop, hours, hoursText: hoursText(hours), takesMessages: platform.takesMessages && shop.status === 'open' };
}

/** Whether the desk is staffed at an instant. */
export const isOnline = (desk: Desk, at: Instant): boolean => desk.takesMessages && isWithin(desk.hours, at);
