/** The heading of a day that is on its way: above the first box of a list that stands alone (ui/list-skeleton.tsx). */
export function DaySkeleton() {
  return <div aria-hidden className="skeleton mt-1 mb-2 hidden h-5.25 w-24 [span+div>&]:block" />;
}
