import { ScreenBar } from '../../navigation/screen-bar.tsx';

export function OrderSkeleton() {
  return (
    <>
      <ScreenBar parent="/order" />
      <div className="flex flex-col gap-3 px-4 pt-1 wide:pe-88">
        <div className="skeleton h-9 w-2/5" />
        <div className="skeleton -mt-1.75 mb-1 h-5 w-4/5" />
        <div className="skeleton h-72 rounded-card" />
        <div className="skeleton h-72 rounded-card" />
        <div className="skeleton h-28 rounded-card" />
      </div>
    </>
  );
}
