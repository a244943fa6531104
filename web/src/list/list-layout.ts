export const layoutNames = ['cards', 'wide-cards', 'rows', 'lines'] as const;

/**
 * How a long list stands: `cards` in a grid whose columns follow its width (one at 200 % text, two on a phone, four at
 * most), `wide-cards` the same with one on a phone, `rows` as cards below one another, `lines` without a gap.
 */
export type ListLayout = (typeof layoutNames)[number];

interface Layout {
  look: string;
  /** Space between two rows in pixels: the same as in `look`, for the rows that are not drawn. */
  gap: number;
  /** What a row is taken to be high until it has been seen, in pixels. */
  height: number;
  /** Rows drawn beyond what is seen. */
  spare: number;
  /** How many cells fill a screen before anything is known. */
  first: number;
}

export const listLayouts = {
  cards: {
    look: 'grid gap-x-3 gap-y-5 grid-cols-(--card-columns)',
    gap: 20,
    height: 300,
    spare: 2,
    first: 8,
  },
  'wide-cards': {
    look: 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))]',
    gap: 12,
    height: 200,
    spare: 2,
    first: 6,
  },
  rows: { look: 'grid gap-3', gap: 12, height: 120, spare: 4, first: 6 },
  lines: { look: 'grid', gap: 0, height: 72, spare: 6, first: 10 },
} satisfies Record<ListLayout, Layout>;
