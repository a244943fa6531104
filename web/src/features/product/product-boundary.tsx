import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenBoundary } from '../../shell/screen-boundary.tsx';
import { ProductUnknown } from './product-unknown.tsx';

/** A product that does not exist is a state of its own; any other failure can be tried again. */
export function ProductBoundary({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ScreenBoundary
      bar={<ScreenBar title={t`Product`} parent="/explore" />}
      unknown={{ reason: 'product_not_found', screen: <ProductUnknown /> }}
    >
      {children}
    </ScreenBoundary>
  );
}
