import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { FailureNotice } from './failure-notice.tsx';
import { ScreenBar } from './screen-bar.tsx';

/** A route that could not be opened: its file did not come, or what it needs first failed. */
export function RouteFailure({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <>
      <ScreenBar title={t`Something is missing`} />
      <FailureNotice error={error} onRetry={() => void router.invalidate()} />
    </>
  );
}
