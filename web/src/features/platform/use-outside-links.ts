import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';

export type OutsideLinkName = 'registration' | 'platform';

/** Where the merchant registration and the seller platform are (R6.02); null is not configured, undefined not known yet. */
export function useOutsideLinks() {
  const { data, error, refetch } = useQuery(configQuery());
  const links: Record<OutsideLinkName, string | null | undefined> = {
    registration: data?.merchant_registration_url,
    platform: data?.seller_platform_url,
  };
  return { links, error: data === undefined ? error : null, refetch };
}
