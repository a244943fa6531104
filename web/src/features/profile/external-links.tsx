import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { configQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toasts } from '../../feedback/toasts.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import type { IconName } from '../../ui/icon.tsx';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';

/** The two ways out of the app (R6.02): merchant registration and the seller platform. */
export function ExternalLinks() {
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
        <a href={url} target="_blank" rel="noopener noreferrer" className={listRowClass}>
          {row}
        </a>
      ) : (
        <button
          type="button"
          className={listRowClass}
          onClick={() => toasts.plain(i18n._(standardMessages.notYetOpen))}
        >
          {row}
        </button>
      )}
    </li>
  );
}
