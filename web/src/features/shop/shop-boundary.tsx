import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ShopUnknown } from './shop-unknown.tsx';

/** A shop that does not exist is a state of its own; any other failure can be tried again. */
export function ShopBoundary({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const queries = useQueryErrorResetBoundary();
  return (
    <CatchBoundary
      getResetKey={() => 'shop'}
      errorComponent={({ error, reset }) =>
        isApiError(error) && error.reason === 'shop_not_found' ? (
          <ShopUnknown />
        ) : (
          <>
            <ScreenBar title={t`Shop`} parent="/searchs" />
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
