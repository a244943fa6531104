import { Loading } from '../feedback/loading.tsx';

/** The generic skeleton of a screen, until its own is loaded. Visible only after 200 ms. */
export function ScreenSkeleton() {
  return (
    <Loading>
      <div className="min-h-(--top-bar)" />
      <div className="skeletons grid gap-3 p-4">
        <div className="skeleton h-28 rounded-card" />
        <div className="skeleton h-28 rounded-card" />
        <div className="skeleton h-28 rounded-card" />
      </div>
    </Loading>
  );
}
