import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ProductUnknown } from './product-unknown.tsx';

/** A product that does not exist is a state of its own; any other failure can be tried again. */
export function ProductBoundary({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const queries = useQueryErrorResetBoundary();
  return (
    <CatchBoundary
      getResetKey={() => 'product'}
      errorComponent={({ error, reset }) =>
        isApiError(error) && error.reason === 'product_not_found' ? (
          <ProductUnknown />
        ) : (
          <>
            <ScreenBar title={t`Product`} parent="/explore" />
            <FailureNotice
              error={error}
              onRetry={() => {
                queries.reset();
                reset();
              }}
            />
          </>
        )
      }
    >
      {children}
    </CatchBoundary>
  );
}
