// `npm run bench -- screens [<folder of another build>]`: the largest paint, the response to the tap and the layout
// shift of the 44 screens, each opened from the screen before within the app, as the browser reports them for soft
// navigations. The app's files are cached, data and pictures are not. Builds take turns, so that a busy machine affects
// both alike; about six minutes for each.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../.config/chromium.ts';
import { floor, serveApp } from './bench-server.ts';
import { allScreens, followLinks, type Navigation, openAtNextClick, openUnlinked } from './navigations.ts';
import { type Arrival, observeArrival, untilAtRest } from './page-observers.ts';
import { openPhone, openTab, SLOW_PHONE, slowDownCpu, slowDownNetwork } from './phone.ts';
import { compareOrKeep } from './ratios.ts';
import { milliseconds, print, printRunTime, quantile, table, times } from './report.ts';
import { signIn } from './signed-in.ts';
import { fillCaches, watchTraffic } from './visit.ts';

const ROUNDS = 3;

/** A build's app, and two phones that have its files. */
interface Build {
  url: string;
  customer: BrowserContext;
  visitor: BrowserContext;
}

interface Row extends Navigation {
  as: 'customer' | 'visitor';
  /** The arrivals at the screen in each build. */
  arrivals: Arrival[][];
}

/** The figures of a screen, or a quantile over all screens. */
type Figures = Pick<Arrival, 'largestPaint' | 'interaction' | 'shift'>;

const folders = [undefined, ...process.argv.slice(2).filter((argument) => !argument.startsWith('--'))];
const browser = await chromium.launch(chromiumOptions());
const apps = await Promise.all(folders.map((folder) => serveApp(folder)));
try {
  const builds = await Promise.all(apps.map(({ url }) => openBuild(url)));
  const [rows = []] = await Promise.all(builds.map(openAllScreens));
  const floorRow: Row = rowOf('visitor', { screen: 'the floor', from: floor.path, to: '/home', target: 'a' });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of [floorRow, ...rows]) {
      for (const [index, build] of builds.entries()) row.arrivals[index]?.push(...(await tryOpen(build, row)));
    }
  }
  printScreens(
    rows.filter(({ arrivals }) => arrivals.every(({ length }) => length > 0)),
    floorRow,
  );
  printRunTime();
} finally {
  await browser.close();
  for (const app of apps) await app.close();
}

function rowOf(as: Row['as'], navigation: Navigation): Row {
  return { ...navigation, as, arrivals: folders.map(() => []) };
}

async function openBuild(url: string): Promise<Build> {
  const [customer, visitor] = [await openPhone(browser), await openPhone(browser)];
  await signIn(customer, url, undefined);
  for (const page of [customer, visitor]) await fillCaches(page, `${url}/home`);
  return { url, customer: customer.context(), visitor: visitor.context() };
}

/** Opens every screen, so that its files are cached. Returns how each was opened, in the order of the screens. */
async function openAllScreens({ url, customer, visitor }: Build): Promise<Row[]> {
  const [asCustomer, asVisitor] = [await openTab(customer), await openTab(visitor)];
  const rows = (await followLinks(asCustomer, url, allScreens)).map((navigation) => rowOf('customer', navigation));
  const left = () => allScreens.filter((screen) => !rows.some((row) => row.screen === screen));
  rows.push(...(await followLinks(asVisitor, url, left())).map((navigation) => rowOf('visitor', navigation)));
  for (const screen of left()) rows.push(rowOf('customer', await openUnlinked(asCustomer, url, screen)));
  for (const page of [asCustomer, asVisitor]) await page.close();
  return rows.toSorted((one, other) => allScreens.indexOf(one.screen) - allScreens.indexOf(other.screen));
}

/** The arrival at a screen, if it could be opened; none if not, which is printed. */
async function tryOpen(build: Build, row: Row): Promise<Arrival[]> {
  const page = await openTab(build[row.as]);
  try {
    return [await open(page, build, row)];
  } catch (error) {
    print(`${row.screen} was not opened from ${row.from}: ${error}\n`);
    return [];
  } finally {
    await page.close();
  }
}

/** Opens a screen from the one before, in a new tab without its data. */
async function open(page: Page, build: Build, { as, from, to, target = '' }: Row): Promise<Arrival> {
  const session = await build[as].newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin: build.url, storageTypes: 'local_storage,indexeddb' });
  await page.goto(build.url + from, { waitUntil: 'networkidle' });
  const pressed = page
    .locator(target || 'main a')
    .filter({ visible: true })
    .first();
  await pressed.scrollIntoViewIfNeeded();
  if (target === '') await page.evaluate(openAtNextClick, to);
  await page.evaluate(untilAtRest);
  await page.evaluate(observeArrival);
  const traffic = await watchTraffic(session);
  await slowDownNetwork(session);
  await slowDownCpu(session, SLOW_PHONE.cpu);
  await pressed.tap();
  await page.waitForURL(({ pathname }) => pathname !== new URL(from, build.url).pathname);
  await traffic.quiet();
  await page.evaluate(untilAtRest);
  const arrival = await page.evaluate(() => window.arrival());
  if (arrival === undefined) throw new Error('The browser reports no soft navigation.');
  return arrival;
}

/** The median of each figure, or another quantile. */
function summary(all: readonly Figures[], share = 0.5): Figures {
  const of = (what: keyof Figures) =>
    quantile(
      all.map((each) => each[what]),
      share,
    );
  return { largestPaint: of('largestPaint'), interaction: of('interaction'), shift: of('shift') };
}

function printScreens(rows: readonly Row[], floorRow: Row): void {
  const lines = [floorRow, ...rows].map(({ screen, from, target, arrivals }) => ({
    names: [screen, target ? from : `${from} *`, arrivals[0]?.[0]?.largest ?? ''],
    builds: arrivals.map((each) => summary(each)),
  }));
  const [floorLine, ...screenLines] = lines;
  for (const share of [0.5, 0.75]) {
    const builds = folders.map((_, build) =>
      summary(
        screenLines.flatMap(({ builds }) => builds[build] ?? []),
        share,
      ),
    );
    lines.push({ names: [`p${share * 100}`, '', ''], builds });
  }
  const ratio = (figures?: Figures, baseline?: Figures) =>
    figures && baseline ? figures.largestPaint / baseline.largestPaint : Number.NaN;
  const cells = lines.map(({ names, builds }) => [
    ...names,
    ...builds.flatMap((figures, build) => [
      milliseconds(figures.largestPaint),
      times(ratio(figures, floorLine?.builds[build])),
      milliseconds(figures.interaction),
      figures.shift.toFixed(3),
    ]),
    ...builds.slice(1).map((other) => times(ratio(builds[0], other))),
  ]);
  const head = ['', 'from', 'largest', ...folders.flatMap(() => ['LCP', 'to the floor', 'INP', 'shift'])];
  const others = folders.slice(1).map((folder) => `LCP to ${folder}`);
  print(
    table(
      `The screens, each from the screen before, ${ROUNDS} times: CPU 4 × slower, 1.6 Mbit/s, 150 ms per request`,
      [...head, ...others],
      cells,
    ) +
      "From the tap: LCP until the largest thing is seen, INP until the next frame, by the browser's soft navigations.\n" +
      'Shift: how much moved after that frame. The files of the app are cached, data and pictures are not. *: no link\n' +
      'leads there; the router opens it at a tap. Medians; p50 and p75 are of all screens. The floor shows one answer.\n',
  );
  const ratios = lines.map(({ names: [name], builds: [ours] }) => [name, ratio(ours, floorLine?.builds[0])]);
  print(compareOrKeep('screens', Object.fromEntries(ratios)));
}
