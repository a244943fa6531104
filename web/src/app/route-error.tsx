import { useLingui } from '@lingui/react/macro';
import { type AnyRoute, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../feedback/error-state.tsx';
import { ScreenBar } from '../navigation/screen-bar.tsx';

/** A route that could not be opened: its file did not come, or what it needs first failed. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const retry = async () => {
    // The router takes a file that did not come for one that it has: asked for here.
    const routes: Readonly<Record<string, AnyRoute | undefined>> = { ...router.routesById };
    const screens = router.state.matches.map(({ routeId }) => routes[String(routeId)]?.options.component);
    await Promise.all(screens.map((screen) => screen?.preload?.()));
    await router.invalidate();
  };
  return (
    <>
      <ScreenBar title={t`Something is missing`} />
      <ErrorState error={error} onRetry={() => void retry()} />
    </>
  );
}
