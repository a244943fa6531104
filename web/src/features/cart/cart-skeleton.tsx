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
      <div className="flex min-h-14 items-center gap-3 px-4">
        <div className="skeleton size-(--icon-22)" />
        <div className="skeleton h-4 w-2/5" />
      </div>
      <div className="flex gap-3 border-t border-line py-3 ps-13 pe-3">
        <div className="skeleton size-21 shrink-0 rounded-box" />
        <div className="flex min-h-30 flex-1 flex-col gap-2 pt-1">
          <div className="skeleton h-3.5 w-11/12" />
          <div className="skeleton h-3.5 w-1/2" />
          <div className="skeleton mt-auto h-4.5 w-1/3" />
        </div>
      </div>
      <div className="min-h-11 border-t border-line" />
    </div>
  );
}
