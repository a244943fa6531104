import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenBoundary } from '../../shell/screen-boundary.tsx';
import { ShopUnknown } from './shop-unknown.tsx';

/** A shop that does not exist is a state of its own; any other failure can be tried again. */
export function ShopBoundary({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ScreenBoundary
      bar={<ScreenBar title={t`Shop`} parent="/searchs" />}
      unknown={{ reason: 'shop_not_found', screen: <ShopUnknown /> }}
    >
      {children}
    </ScreenBoundary>
  );
}
