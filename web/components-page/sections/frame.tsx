import { AlertBox, ErrorBox } from '../../src/ui/alert-box.tsx';
import { BreakableText } from '../../src/ui/breakable-text.tsx';
import { Button } from '../../src/ui/button.tsx';
import { CountBadge } from '../../src/ui/count-badge.tsx';
import { EmptyState } from '../../src/ui/empty-state.tsx';
import { Fact } from '../../src/ui/fact.tsx';
import { Icon } from '../../src/ui/icon/icon.tsx';
import { IconButton } from '../../src/ui/icon/icon-button.tsx';
import { NearView, Sliver } from '../../src/ui/near-view.tsx';
import { ConfirmSheet } from '../../src/ui/overlay/confirm-sheet.tsx';
import { FilterSheet } from '../../src/ui/overlay/filter-sheet.tsx';
import { Sheet } from '../../src/ui/overlay/sheet.tsx';
import { Section } from '../../src/ui/section.tsx';
import { Sentences } from '../../src/ui/sentences.tsx';
import { SeparatedList } from '../../src/ui/separated-list.tsx';
import { TopBar } from '../../src/ui/top-bar.tsx';
import { Controlled } from '../controlled.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';
import { longName, noop } from '../samples.ts';

const topBar: RegistryEntry = {
  name: 'TopBar',
  file: 'ui/top-bar.tsx',
  when: 'Over every screen; what scrolls below it shows through, blurred.',
  width: 'card',
  states: [
    { name: 'a tab’s own screen', show: bar(<TopBar title="Explore" />) },
    { name: 'with the way back', show: bar(<TopBar title="Notifications" onBack={noop} />) },
    {
      name: 'with two controls',
      show: bar(
        <TopBar
          title="Product"
          onBack={noop}
          actions={
            <>
              <IconButton icon="share" label="Share" />
              <IconButton icon="bag" label="Bag" />
            </>
          }
        />,
      ),
    },
    { name: 'long title', show: bar(<TopBar title={longName} onBack={noop} />) },
  ],
};

function bar(top: React.ReactNode) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by the keyboard
    <div className="max-h-36 overflow-y-auto rounded-card border border-line" tabIndex={0}>
      {top}
      <p className="px-4 py-3 text-14">{longName}. Scroll to see it pass below the bar.</p>
      <p className="px-4 py-3 text-14">{longName}</p>
    </div>
  );
}

const section: RegistryEntry = {
  name: 'Section',
  file: 'ui/section.tsx',
  when: 'Each part of a screen that has a heading.',
  width: 'card',
  states: [
    { name: 'default', show: <Section title="Popular products" /> },
    {
      name: 'with a link to all of it',
      show: <Section title="Popular shops" more={<a href="#section">See all</a>} />,
    },
    {
      name: 'long text',
      show: <Section title="What others who looked at this bought in the end" more={<a href="#section">See all</a>} />,
    },
  ],
};

const notice: RegistryEntry = {
  name: 'EmptyState',
  file: 'ui/empty-state.tsx',
  when: 'Where there is nothing, or where something failed: one mark, one sentence, one action.',
  width: 'card',
  states: [
    {
      name: 'empty',
      show: (
        <EmptyState scene="heart" title="Nothing is saved yet." action={<Button size="medium">Go to Explore</Button>} />
      ),
    },
    {
      name: 'failed',
      show: (
        <EmptyState
          alert
          icon="alert"
          title="The products could not be loaded."
          detail="The server did not answer."
          action={<Button size="medium">Try again</Button>}
        />
      ),
    },
    {
      name: 'long text, two actions',
      show: (
        <EmptyState
          icon="offline"
          title="You are not connected, and what was here before is older than a day."
          detail="As soon as there is a connection again, it is asked for by itself; nothing that you wrote is lost."
          action={
            <>
              <Button size="medium">Try again</Button>
              <Button size="medium" variant="quiet">
                Go to home page
              </Button>
            </>
          }
        />
      ),
    },
  ],
};

const sheet: RegistryEntry = {
  name: 'Sheet',
  file: 'ui/overlay/sheet.tsx',
  when: 'A short task in front of the screen: a choice, a few lines to read. Escape, a swipe and a press beside it close it.',
  width: 'control',
  states: [sheetOf('short', 1), sheetOf('longer than the window', 30)],
};

function sheetOf(name: string, paragraphs: number) {
  return {
    name,
    show: openedBy('Open', (close) => (
      <Sheet title="Delivery" onClose={close}>
        {Array.from({ length: paragraphs }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from the other
          <p key={place}>Parcels leave within a day and arrive within five.</p>
        ))}
      </Sheet>
    )),
  };
}

/** A button that opens a sheet. */
function openedBy(label: string, sheet: (close: () => void) => React.ReactNode) {
  return (
    <Controlled first={false}>
      {(open, change) => (
        <>
          <Button variant="quiet" size="medium" onClick={() => change(true)}>
            {label}
          </Button>
          {open && sheet(() => change(false))}
        </>
      )}
    </Controlled>
  );
}

const confirmSheet: RegistryEntry = {
  name: 'ConfirmSheet',
  file: 'ui/overlay/confirm-sheet.tsx',
  when: 'Before what cannot be taken back: a question, what follows from it, and a button that says what it does.',
  width: 'control',
  states: [
    confirmSheetOf('succeeds', 'primary', () => Promise.resolve()),
    confirmSheetOf('busy', 'primary', () => new Promise(noop)),
    confirmSheetOf('destroys something, and fails', 'danger', () => Promise.reject(new Error('refused'))),
  ],
};

function confirmSheetOf(name: string, tone: 'primary' | 'danger', onConfirm: () => Promise<unknown>) {
  return {
    name,
    show: openedBy('Ask', (close) => (
      <ConfirmSheet
        title="Cancel the order?"
        confirmLabel="Cancel the order"
        tone={tone}
        onConfirm={onConfirm}
        onClose={close}
      >
        <p>Nothing was charged, so nothing is paid back.</p>
      </ConfirmSheet>
    )),
  };
}

const filterSheet: RegistryEntry = {
  name: 'FilterSheet',
  file: 'ui/overlay/filter-sheet.tsx',
  when: 'A filter of one choice, of orders or of withdrawals, with the server’s names.',
  width: 'control',
  states: [
    {
      name: 'with counts',
      show: openedBy('Filter', (close) => (
        <FilterSheet
          title="Filter orders"
          options={[
            { value: 'all', name: 'All', count: '1,204' },
            { value: '0', name: 'To pay', count: '1' },
            { value: '1', name: 'To ship' },
          ]}
          selected="all"
          applyLabel="Show orders"
          onApply={noop}
          onClose={close}
        />
      )),
    },
  ],
};

const alertBox: RegistryEntry = {
  name: 'AlertBox',
  with: ['ErrorBox'],
  file: 'ui/alert-box.tsx',
  when: 'What went wrong with what was just tried, or what is not settled yet; read out at once.',
  width: 'card',
  states: [
    {
      name: 'error, with advice',
      show: (
        <AlertBox title="Something went wrong on our side" note="System interface 500 abnormal">
          <p>Try again in a moment.</p>
        </AlertBox>
      ),
    },
    {
      name: 'the message of an error',
      show: <ErrorBox error={new Error('a fault of the app')} onReconnect={() => {}} />,
    },
    { name: 'waiting', show: <AlertBox tone="waiting">No answer came. Nothing has been charged so far.</AlertBox> },
  ],
};

const countBadge: RegistryEntry = {
  name: 'CountBadge',
  file: 'ui/count-badge.tsx',
  when: 'How many wait behind a mark; the control’s own label says it too.',
  width: 'control',
  states: [
    ...[0, 1, 42, 1204].map((count) => ({
      name: count === 0 ? '0: nothing' : `${count}`,
      show: (
        <span className="relative ms-6 mt-2 inline-flex">
          <Icon name="bag" size={24} />
          <CountBadge count={count} />
        </span>
      ),
    })),
    ...(['due', 'quiet'] as const).map((tone) => ({
      name: tone === 'due' ? 'to be paid' : 'only how many',
      show: (
        <span className="relative ms-6 mt-2 inline-flex">
          <Icon name="wallet" size={24} />
          <CountBadge count={2} tone={tone} />
        </span>
      ),
    })),
  ],
};

const fact: RegistryEntry = {
  name: 'Fact',
  file: 'ui/fact.tsx',
  when: 'What is known of an order, a refund or a transfer, each under its name.',
  width: 'card',
  states: [
    {
      name: 'short, and too long for its line',
      show: (
        <dl className="flex flex-col gap-2 text-14">
          <Fact name="Method">Bank card</Fact>
          <Fact name="Note to shop">{longName}</Fact>
        </dl>
      ),
    },
  ],
};

const separatedList: RegistryEntry = {
  name: 'SeparatedList',
  file: 'ui/separated-list.tsx',
  when: 'Two or more short facts in one quiet line.',
  width: 'card',
  states: [
    { name: 'two, and one that is not there', show: <SeparatedList items={['1.2K sold', null, '98% favourable']} /> },
    {
      name: 'many: no point hangs at the end of a line',
      show: (
        <SeparatedList items={['12.4K fans', '1.2M sold', '98% favourable', 'Answers within a day', 'Rotterdam']} />
      ),
    },
  ],
};

const breakableText: RegistryEntry = {
  name: 'BreakableText',
  file: 'ui/breakable-text.tsx',
  when: 'An e-mail address, a mobile number or a host.',
  width: 'card',
  states: [
    { name: 'default', show: <BreakableText text="mei@example.com" /> },
    {
      name: 'too long for its line',
      show: <BreakableText text="mei.tanaka.orders@a-company-with-a-long-name.example.com" />,
    },
  ],
};

const sentences: RegistryEntry = {
  name: 'Sentences',
  file: 'ui/sentences.tsx',
  when: 'Sentences that come and go one by one; Chinese and Japanese have no space between them.',
  width: 'card',
  states: [
    {
      name: 'two, and one that is not there',
      show: (
        <p>
          <Sentences>
            <span>Nothing was charged.</span>
            {null}
            <span>Try again in a moment.</span>
          </Sentences>
        </p>
      ),
    },
  ],
};

const nearView: RegistryEntry = {
  name: 'NearView',
  file: 'ui/near-view.tsx',
  with: ['Sliver'],
  when: 'Content below the first screen, which is requested when its place comes near the view.',
  width: 'card',
  states: [
    {
      name: 'near',
      show: (
        <NearView placeholder={<div className="skeleton h-5 w-3/5" />} onNear={noop}>
          <p>Similar products</p>
        </NearView>
      ),
    },
    { name: 'of unknown height', show: <Sliver /> },
  ],
};

export const frame: RegistryGroup = {
  name: 'Frame',
  // TopBar comes last, because its heading is a page's top heading.
  items: [
    section,
    notice,
    alertBox,
    sheet,
    confirmSheet,
    filterSheet,
    countBadge,
    fact,
    separatedList,
    breakableText,
    sentences,
    nearView,
    topBar,
  ],
};
