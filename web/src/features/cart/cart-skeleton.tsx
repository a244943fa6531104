import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
/** The skeleton of the bag: two shops with one line each. */
export function CartSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <GroupSkeleton />
      <GroupSkeleton />
    </div>
  );
}

function GroupSkeleton() {
  return (
    <div className="rounded-card bg-card">
      <SkeletonBlocks className="flex min-h-14 items-center gap-3 px-4" sizes={['size-(--icon-22)', 'h-4 w-2/5']} />
      <div className="flex gap-3 border-t border-line py-3 ps-13 pe-3">
        <div className="skeleton size-21 shrink-0 rounded-box" />
        <SkeletonBlocks
          className="flex min-h-30 flex-1 flex-col gap-2 pt-1"
          sizes={['h-3.5 w-11/12', 'h-3.5 w-1/2', 'mt-auto h-4.5 w-1/3']}
        />
      </div>
      <div className="min-h-11 border-t border-line" />
    </div>
  );
}
