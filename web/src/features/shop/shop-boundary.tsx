import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { ShopNotFound } from './shop-not-found.tsx';

/** A shop that does not exist is a state of its own; any other failure can be tried again. */
export function ShopBoundary({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <PageErrorBoundary
      bar={<ScreenBar title={t`Shop`} parent="/searchs" />}
      unknown={{ reason: 'shop_not_found', screen: <ShopNotFound /> }}
    >
      {children}
    </PageErrorBoundary>
  );
}
