import { Loading } from '../../feedback/loading.tsx';

const LINES = ['w-1/3', 'w-full', 'w-full', 'w-4/5', 'w-1/2', 'w-full', 'w-11/12', 'w-full', 'w-2/3'];

/** The skeleton of a long text. */
export function TextSkeleton() {
  return (
    <Loading className="grid gap-3 py-2">
      {LINES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines differ by their index alone
        <div key={index} className={`skeleton h-4 ${width}`} />
      ))}
    </Loading>
  );
}
