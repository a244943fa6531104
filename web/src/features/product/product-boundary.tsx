import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { ProductNotFound } from './product-not-found.tsx';

/** A product that does not exist is a state of its own; any other failure can be tried again. */
export function ProductBoundary({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <PageErrorBoundary
      bar={<ScreenBar title={t`Product`} parent="/explore" />}
      unknown={{ reason: 'product_not_found', screen: <ProductNotFound /> }}
    >
      {children}
    </PageErrorBoundary>
  );
}
