import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notices } from '../../i18n/notices.ts';
import { toasts } from '../../shell/toasts.ts';
import type { IconName } from '../../ui/icon.tsx';
import { ListRow, listRowLook } from '../../ui/list-row.tsx';

/** The two ways out of the shop (specification 6): merchant registration and the seller platform. */
export function OutsideRows() {
  const { data } = useQuery(configQuery());
  return (
    <>
      <OutsideRow icon="shop" url={data?.merchant_registration_url}>
        <Trans>Open a shop of your own</Trans>
      </OutsideRow>
      <OutsideRow icon="package" url={data?.seller_platform_url}>
        <Trans>Seller platform</Trans>
      </OutsideRow>
    </>
  );
}

function OutsideRow({ icon, url, children }: { icon: IconName; url: string | null | undefined; children: ReactNode }) {
  const row = (
    <ListRow icon={icon} external>
      {children}
    </ListRow>
  );
  return (
    <li>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className={listRowLook}>
          {row}
        </a>
      ) : (
        <button type="button" className={listRowLook} onClick={() => toasts.plain(i18n._(notices.notYetOpen))}>
          {row}
        </button>
      )}
    </li>
  );
}
