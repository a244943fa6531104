import { Loading } from '../../feedback/loading.tsx';

export function RefundFormSkeleton() {
  return (
    <Loading className="flex flex-col gap-6 px-4 pt-2 pb-6">
      <div className="skeleton h-14 rounded-card" />
      <div className="flex flex-col gap-2">
        <div className="skeleton h-5 w-44" />
        <div className="skeleton h-20 rounded-card" />
      </div>
      <div className="flex flex-col gap-3">
        <div className="skeleton h-5 w-40" />
        <div className="skeleton h-6 w-52" />
        <div className="skeleton h-6 w-56" />
      </div>
      <div className="flex flex-col gap-3">
        <div className="skeleton h-5 w-36" />
        <div className="skeleton h-6 w-48" />
        <div className="skeleton h-6 w-56" />
      </div>
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
