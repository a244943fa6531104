import { Trans, useLingui } from '@lingui/react/macro';
import { orderCountsQuery } from '@meridian/sdk/react';
import { ORDER_TABS, type OrderTab, orderTabName } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { Activity, useCallback, useId, useState } from 'react';
import { orderWords } from '../../entities/state/state-words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { useTabScroll } from '../../navigation/use-tab-scroll.ts';
import { barActionClass } from '../../ui/bar-action.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { SearchField } from '../../ui/input/search-field.tsx';
import type { RowSelection } from '../../ui/input/selectable-row.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { OrderFilterSheet } from './order-filter-sheet.tsx';
import { OrderList } from './order-list.tsx';
import { ordersOf } from './orders-of.ts';
import { PaySeveralBar } from './pay-several-bar.tsx';

interface MyOrdersPageProps {
  tab: OrderTab;
  query: string | undefined;
  onShow: (tab: OrderTab, query: string | undefined) => void;
}

const noOrders: ReadonlySet<number> = new Set();
const TO_PAY_TAB = '0' satisfies OrderTab;

/** The customer's orders in ten tabs (R2.13). Each tab keeps its state, and has a search. */
export function MyOrdersPage({ tab, query, onShow }: MyOrdersPageProps) {
  const { t } = useLingui();
  const panel = useId();
  const filter = useOverlay();
  const [opened, setOpened] = useState<readonly OrderTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  useTabScroll(tab);
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState(noOrders);

  const finish = useCallback(() => {
    setChoosing(false);
    setChosen(noOrders);
  }, []);
  const show = useCallback(
    (next: OrderTab, words: string | undefined) => {
      finish();
      onShow(next, words);
    },
    [finish, onShow],
  );
  const searchAll = useCallback(() => show('all', query), [show, query]);
  const selection = isChoosing && tab === TO_PAY_TAB ? { selected: chosen, onSelect: setChosen } : undefined;
  return (
    <>
      <ScreenBar
        parent="/order"
        actions={
          <>
            {tab === TO_PAY_TAB && (
              <ChooseButton query={query} isOn={isChoosing} onStart={() => setChoosing(true)} onEnd={finish} />
            )}
            <IconButton icon="filter" label={t`Filter orders`} onClick={filter.open} />
          </>
        }
      />
      <div className="sticky top-[calc(var(--top-bar)+var(--safe-top))] z-20 bg-bar backdrop-blur-bar max-w-none!">
        <Tabs
          label={t`Orders`}
          tabs={ORDER_TABS.map((value) => ({ value, text: <TabText tab={value} /> }))}
          selected={tab}
          onSelect={(next) => show(next, query)}
          panel={panel}
        />
      </div>
      <TabPanel
        id={panel}
        selected={tab}
        className="flex grow flex-col gap-3 px-4 pt-3 pb-4 [--list-top:calc(var(--top-bar)+var(--safe-top)+var(--unit)*12)]"
      >
        <SearchField
          label={t`Order number, product or shop`}
          placeholder={t`Search orders`}
          query={query}
          asTyped
          onSearch={(words) => show(tab, words)}
        />
        {opened.map((one) => (
          <Activity key={one} mode={one === tab ? 'visible' : 'hidden'}>
            <OrderList tab={one} query={query} onAll={searchAll} selection={one === tab ? selection : undefined} />
          </Activity>
        ))}
      </TabPanel>
      {selection !== undefined && <UnpaidBar query={query} {...selection} />}
      {filter.isOpen && <OrderFilterSheet tab={tab} onTab={(next) => show(next, query)} onClose={filter.close} />}
    </>
  );
}

/** The name of a tab with its number of orders. The tab of all orders shows no number. */
function TabText({ tab }: { tab: OrderTab }) {
  const { i18n } = useLingui();
  const { count } = useFormats();
  const { data } = useQuery(orderCountsQuery());
  const held = data?.counts.find(({ status }) => status === tab)?.count ?? 0;
  return (
    <>
      {i18n._(orderWords[orderTabName(tab)])}{' '}
      {tab !== 'all' && (
        <span className="tabular inline-block min-w-[1ch] text-12 font-normal">{held > 0 && count(held)}</span>
      )}
    </>
  );
}

function useUnpaidIds(query: string | undefined): number[] {
  const { rows } = useInfiniteList(ordersOf(TO_PAY_TAB, query));
  return rows.filter((order) => order.allowed_actions.includes('pay')).map(({ id }) => id);
}

function UnpaidBar({ query, ...selection }: RowSelection & { query: string | undefined }) {
  return <PaySeveralBar ids={useUnpaidIds(query)} {...selection} />;
}

interface ChooseButtonProps {
  query: string | undefined;
  isOn: boolean;
  onStart: () => void;
  onEnd: () => void;
}

/** The button to pay several orders at once, if there are at least two. */
function ChooseButton({ query, isOn, onStart, onEnd }: ChooseButtonProps) {
  const count = useUnpaidIds(query).length;
  if (count < 2 && !isOn) return null;
  return (
    <button type="button" onClick={isOn ? onEnd : onStart} className={barActionClass}>
      {isOn ? <Trans>Done</Trans> : <Trans>Pay several</Trans>}
    </button>
  );
}
