import { Loading } from '../../feedback/loading.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

export function RefundFormSkeleton() {
  return (
    <Loading className="flex flex-col gap-6 px-4 pt-2 pb-6">
      <div className="skeleton h-14 rounded-card" />
      <SkeletonBlocks className="flex flex-col gap-2" sizes={['h-5 w-44', 'h-20 rounded-card']} />
      <SkeletonBlocks className="flex flex-col gap-3" sizes={['h-5 w-40', 'h-6 w-52', 'h-6 w-56']} />
      <SkeletonBlocks className="flex flex-col gap-3" sizes={['h-5 w-36', 'h-6 w-48', 'h-6 w-56']} />
    </Loading>
  );
}

export function RefundCaseSkeleton() {
  return (
    <Loading className="flex flex-col gap-3 px-4 pt-2 pb-6">
      <div className="skeleton h-9 w-56" />
      <div className="skeleton h-5 w-72" />
      <div className="skeleton mt-4 h-67 rounded-card" />
      <div className="skeleton h-63.5 rounded-card" />
    </Loading>
  );
}
