import { Loading } from '../feedback/loading.tsx';
import { SkeletonBlocks } from '../ui/skeleton-blocks.tsx';

/** The generic skeleton of a screen, until its own is loaded. Visible only after 200 ms. */
export function ScreenSkeleton() {
  return (
    <Loading>
      <div className="min-h-(--top-bar)" />
      <SkeletonBlocks
        className="skeletons grid gap-3 p-4"
        sizes={['h-28 rounded-card', 'h-28 rounded-card', 'h-28 rounded-card']}
      />
    </Loading>
  );
}
