// The placeholder of every screen that is not built yet. A finished screen replaces it in its route.

import { Trans } from '@lingui/react/macro';
import { HomeLink } from '../../navigation/home-link.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';

interface ComingSoonPageProps {
  icon?: IconName;
  /** A tab's screen has no back button. */
  isTab?: boolean;
}

export function ComingSoonPage({ icon = 'package', isTab = false }: ComingSoonPageProps) {
  return (
    <>
      <ScreenBar isTab={isTab} />
      <EmptyState
        icon={icon}
        title={<Trans>This screen opens in a later release.</Trans>}
        detail={<Trans>Everything else in the app works as usual.</Trans>}
        action={<HomeLink />}
      />
    </>
  );
}
