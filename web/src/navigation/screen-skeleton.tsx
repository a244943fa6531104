import { useLingui } from '@lingui/react/macro';

/** A screen whose own skeleton is not known yet: the bar and three blocks, shown only if it takes longer than 200 ms. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true" role="status" aria-label={t`Loading`}>
      <div className="min-h-(--top-bar)" />
      <div className="grid gap-3 p-4">
        <div className="skeleton h-28 rounded-card" />
        <div className="skeleton h-28 rounded-card" />
        <div className="skeleton h-28 rounded-card" />
      </div>
    </div>
  );
}
