/** Blocks of a skeleton in a box: the classes of the box, and those of each block's size and shape. */
export const SkeletonBlocks = ({ className, sizes }: { className: string; sizes: readonly string[] }) => (
  <div className={className}>
    {sizes.map((size, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <div key={index} className={`skeleton ${size}`} />
    ))}
  </div>
);
