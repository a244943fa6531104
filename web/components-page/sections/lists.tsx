import { ListEnd } from '../../src/list/list-end.tsx';
import type { ListLayout } from '../../src/list/list-layout.ts';
import { ListSkeleton } from '../../src/list/list-skeleton.tsx';
import { LoadMoreSentinel } from '../../src/list/load-more-sentinel.tsx';
import { PullIndicator, PullToRefresh } from '../../src/list/pull-to-refresh.tsx';
import { VirtualGrid } from '../../src/list/virtual-grid.tsx';
import { Button } from '../../src/ui/button.tsx';
import { ListRow, listRowClass } from '../../src/ui/list-row.tsx';
import { ProductCard, ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import { ProductRow, ProductRowSkeleton } from '../../src/ui/product/product-row.tsx';
import { SkeletonBlocks } from '../../src/ui/skeleton-blocks.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';
import { sampleAt } from '../samples.ts';
import { sampleCard } from './products.tsx';
import { timelines } from './timelines.tsx';

const MANY = 1000;

const cells: Record<ListLayout, (index: number) => React.ReactNode> = {
  cards: (index) => <ProductCard {...sampleCard(index)} />,
  'wide-cards': (index) => <ProductRow {...sampleCard(index)} />,
  rows: (index) => <ProductRow {...sampleCard(index)} />,
  lines: (index) => (
    <a href="#virtualgrid" className={listRowClass}>
      <ListRow icon="order" value={index + 1}>
        {sampleAt(index).name}
      </ListRow>
    </a>
  ),
};

const virtualGrid: RegistryEntry = {
  name: 'VirtualGrid',
  file: 'list/virtual-grid.tsx',
  when: 'A list of any length whose page does not grow with it; paged lists of the contract use InfiniteList, which draws this.',
  width: 'screen',
  states: [gridOf('cards', 6), gridOf('wide-cards', 3), gridOf('rows', 3), gridOf('lines', 5)],
};

function gridOf(layout: ListLayout, few: number) {
  return {
    name: layout,
    show: (
      <Controlled first={few}>
        {(count, change) => (
          <>
            <VirtualGrid
              // Here, another length is another list, not a list that grew.
              key={count}
              label={`A list of ${layout}`}
              layout={layout}
              count={count}
              total={count}
              cell={cells[layout]}
              keyOf={keyOf}
            />
            <Button variant="quiet" size="small" onClick={() => change(count === few ? MANY : few)}>
              {count === few ? `Show ${MANY}` : `Show ${few}`}
            </Button>
          </>
        )}
      </Controlled>
    ),
  };
}

const keyOf = (index: number) => index;

const listSkeleton: RegistryEntry = {
  name: 'ListSkeleton',
  file: 'list/list-skeleton.tsx',
  when: 'The cells of a list that is on its way, in the list’s own layout.',
  width: 'screen',
  states: [
    { name: 'cards', show: <ListSkeleton layout="cards" count={4} skeleton={<ProductCardSkeleton />} /> },
    { name: 'rows', show: <ListSkeleton layout="rows" count={2} skeleton={<ProductRowSkeleton />} /> },
    {
      name: 'lines',
      show: <ListSkeleton layout="lines" count={3} skeleton={<div className="skeleton mb-1 h-13" />} />,
    },
  ],
};

const skeletonBlocks: RegistryEntry = {
  name: 'SkeletonBlocks',
  file: 'ui/skeleton-blocks.tsx',
  when: 'Several blocks of a skeleton in one box.',
  width: 'card',
  states: [
    {
      name: 'a heading and a box',
      show: <SkeletonBlocks className="flex flex-col gap-2" sizes={['h-5 w-44', 'h-20 rounded-card']} />,
    },
  ],
};

const listEnd: RegistryEntry = {
  name: 'ListEnd',
  file: 'list/list-end.tsx',
  when: 'Below the last row, when there is no more.',
  width: 'card',
  states: [{ name: 'default', show: <ListEnd /> }],
};

const loadMoreSentinel: RegistryEntry = {
  name: 'LoadMoreSentinel',
  file: 'list/load-more-sentinel.tsx',
  when: 'Tells a list that its end is near, so that it asks for the next page. It is not seen.',
  width: 'card',
  states: [
    {
      name: 'as the window reaches it',
      show: (
        <Controlled first={false}>
          {(reached, change) => (
            <>
              <p>{reached ? 'It has been reached.' : 'It has not been reached yet.'}</p>
              <LoadMoreSentinel offsetPx={0} revision={0} onReach={() => change(true)} />
            </>
          )}
        </Controlled>
      ),
    },
  ],
};

const soon = () => new Promise((resolve) => setTimeout(resolve, 1500));

const pullToRefresh: RegistryEntry = {
  name: 'PullToRefresh',
  with: ['PullHead'],
  file: 'list/pull-to-refresh.tsx',
  when: 'Around what a customer pulls down to ask for newer content.',
  width: 'card',
  states: [
    { name: 'pulled', show: <PullIndicator state="pulled" /> },
    { name: 'far enough', show: <PullIndicator state="ready" /> },
    { name: 'released', show: <PullIndicator state="refreshing" /> },
    {
      name: 'to try: a finger, at the top of the page',
      show: (
        <PullToRefresh screen={undefined} isPossible={() => true} onRefresh={soon}>
          <span data-top-bar />
          <p className="rounded-card bg-card px-4 py-3 text-14">Pull me down.</p>
        </PullToRefresh>
      ),
    },
  ],
};

const listRow: RegistryEntry = {
  name: 'ListRow',
  file: 'ui/list-row.tsx',
  when: 'A row of a menu: what it is, how it stands, where it leads. The row itself is a link or a button (listRowLook).',
  width: 'card',
  states: [
    {
      name: 'default, with a value, leading out, long text',
      show: (
        <div className="rounded-card bg-card">
          <a href="#listrow" className={listRowClass}>
            <ListRow icon="order">My purchases</ListRow>
          </a>
          <button type="button" className={listRowClass}>
            <ListRow icon="dark" value="Same as device">
              Appearance
            </ListRow>
          </button>
          <a href="#listrow" className={listRowClass}>
            <ListRow icon="package">Seller platform</ListRow>
          </a>
          <a href="#listrow" className={listRowClass}>
            <ListRow icon="address" value="Stationsplein 45, 3013 AK Rotterdam">
              Where the parcels of the next order are to be brought
            </ListRow>
          </a>
        </div>
      ),
    },
  ],
};

export const lists: RegistryGroup = {
  name: 'Lists',
  items: [virtualGrid, listSkeleton, skeletonBlocks, listEnd, loadMoreSentinel, pullToRefresh, listRow, ...timelines],
};
