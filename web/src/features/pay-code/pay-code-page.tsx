import { Trans } from '@lingui/react/macro';
import { userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Sentences } from '../../ui/sentences.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { PayCodeForm } from './pay-code-form.tsx';

interface PayCodePageProps {
  /** The URL to return to, such as a payment or a withdrawal. */
  returnTo: string | undefined;
  /** Whether the customer comes from a link for those who have forgotten the code. */
  startsForgotten: boolean;
}

/** Sets the payment code for the first time, changes it, or replaces a forgotten one (R5.04). */
export function PayCodePage(props: PayCodePageProps) {
  const bar = <ScreenBar parent="/passwords" />;
  return (
    <PageErrorBoundary bar={bar} skeleton={<PayCodeSkeleton />}>
      <PayCode {...props} />
    </PageErrorBoundary>
  );
}

function PayCode({ returnTo, startsForgotten }: PayCodePageProps) {
  const { data: user } = useSuspenseQuery(userInfoQuery());
  const [hasForgotten, setForgotten] = useState(startsForgotten);
  const isFirst = !user.pay_code_set;
  const isForgotten = hasForgotten && !isFirst;
  return (
    <div className="flex grow flex-col gap-5 px-4 pt-4 pb-6">
      <div>
        <h2 className="text-22 font-semibold">
          {isFirst ? (
            <Trans>Choose a payment code</Trans>
          ) : isForgotten ? (
            <Trans>Choose a new payment code</Trans>
          ) : (
            <Trans>Change your payment code</Trans>
          )}
        </h2>
        <p className="mt-1 text-14 text-ink-2 empty:hidden">
          {isForgotten ? (
            <Sentences>
              <Trans>You do not need the old one. Confirm with your login password or a code.</Trans>
              <Trans>
                If you have neither,{' '}
                <Link
                  to="/service"
                  search={{ about: 'pay_code' }}
                  className="font-medium text-brand underline underline-offset-4"
                >
                  contact customer service
                </Link>
                .
              </Trans>
            </Sentences>
          ) : (
            isFirst && <Trans>You enter it each time you pay or withdraw.</Trans>
          )}
        </p>
      </div>
      <PayCodeForm isFirst={isFirst} isForgotten={isForgotten} onForgotten={setForgotten} returnTo={returnTo} />
    </div>
  );
}

function PayCodeSkeleton() {
  return (
    <SkeletonBlocks className="grid gap-5 px-4 pt-4" sizes={['h-14 w-4/5', 'h-20', 'h-20', 'h-12 rounded-full']} />
  );
}
