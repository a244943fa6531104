import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { outsideUrl } from '../../entities/outside-link/outside-url.ts';

export type OutsideLinkName = 'registration' | 'platform';

/** The URLs of merchant registration and seller platform (R6.02): null if not set or invalid, undefined until known. */
export function useOutsideLinks() {
  const { data, error, refetch } = useQuery(configQuery());
  const links: Record<OutsideLinkName, URL | null | undefined> = {
    registration: data && (outsideUrl(data.merchant_registration_url) ?? null),
    platform: data && (outsideUrl(data.seller_platform_url) ?? null),
  };
  return { links, error: data === undefined ? error : null, refetch };
}
