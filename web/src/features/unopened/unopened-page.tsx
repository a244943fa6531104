// Stands in for every screen that is not built yet. A finished screen replaces it in its route; with the last one this
// folder goes.

import { Trans } from '@lingui/react/macro';
import { HomeLink } from '../../shell/home-link.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';

interface UnopenedPageProps {
  icon?: IconName;
  /** A tab's own screen has no way back. */
  isTab?: boolean;
}

export function UnopenedPage({ icon = 'package', isTab = false }: UnopenedPageProps) {
  return (
    <>
      <ScreenBar isTab={isTab} />
      <Notice
        icon={icon}
        title={<Trans>This screen opens in a later release.</Trans>}
        detail={<Trans>Everything else in the shop works as usual.</Trans>}
        action={<HomeLink />}
      />
    </>
  );
}
