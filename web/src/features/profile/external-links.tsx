import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOutsideLinks } from '../../entities/outside-link/use-outside-links.ts';
import { toasts } from '../../feedback/toasts.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import type { IconName } from '../../ui/icon/icon.tsx';
import { ListRow, listRowClass } from '../../ui/list-row.tsx';

/** The links to the merchant registration and to the seller platform (R6.02). */
export function ExternalLinks() {
  const { links } = useOutsideLinks();
  return (
    <>
      <ExternalLinkRow icon="shop" url={links.registration}>
        <Trans>Open a shop of your own</Trans>
      </ExternalLinkRow>
      <ExternalLinkRow icon="package" url={links.platform}>
        <Trans>Seller platform</Trans>
      </ExternalLinkRow>
    </>
  );
}

interface ExternalLinkRowProps {
  icon: IconName;
  url: string | null | undefined;
  children: ReactNode;
}

function ExternalLinkRow({ icon, url, children }: ExternalLinkRowProps) {
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
