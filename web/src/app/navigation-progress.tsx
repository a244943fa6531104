import { useRouterState } from '@tanstack/react-router';

/** While the next screen's file is on its way the old screen stands; this says that the press was heard. */
export function NavigationProgress() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  if (!pending) return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 mx-auto h-0.5 max-w-(--column) overflow-clip">
      <div className="pending-bar h-full bg-brand" />
    </div>
  );
}
