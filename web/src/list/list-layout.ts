export const layoutNames = ['cards', 'wide-cards', 'rows', 'lines'] as const;

/**
 * The layout of a long list. `cards`: a grid whose columns follow its width (one at 200 % text, two on a phone, at most
 * four). `wide-cards`: the same, one on a phone. `rows`: cards below one another. `lines`: no gaps.
 */
export type ListLayout = (typeof layoutNames)[number];

interface Layout {
  className: string;
  /** The gap between two rows in pixels, the same as in `className`. */
  gap: number;
  /** The columns of a phone, rendered before the grid is measured. */
  estimatedColumns: number;
  /** The estimated height of a row that has not been measured, in pixels. */
  estimatedHeight: number;
  /** How many rows are rendered outside the window. */
  overscan: number;
  /** How many skeletons fill a screen. */
  skeletonCount: number;
}

export const listLayouts = {
  cards: {
    className: 'grid gap-x-3 gap-y-5 grid-cols-(--card-columns)',
    gap: 20,
    estimatedColumns: 2,
    estimatedHeight: 300,
    overscan: 2,
    skeletonCount: 8,
  },
  'wide-cards': {
    className: 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))]',
    gap: 12,
    estimatedColumns: 1,
    estimatedHeight: 200,
    overscan: 2,
    skeletonCount: 6,
  },
  rows: { className: 'grid gap-3', gap: 12, estimatedColumns: 1, estimatedHeight: 120, overscan: 4, skeletonCount: 6 },
  lines: { className: 'grid', gap: 0, estimatedColumns: 1, estimatedHeight: 72, overscan: 6, skeletonCount: 10 },
} satisfies Record<ListLayout, Layout>;
