// `npm run test:engines [-- <engine> … | <part of a flow's name> …]`: the core flows and all screens in Chromium,
// also as one of the oldest browsers, in Firefox and in WebKit, as a table. Outside of `npm test`: its browsers come from
// Debian. Pictures of the ends of flows are in .cache/engines/.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { TOKEN } from '../e2e/fixtures/app.ts';
import { startFaultProxy } from '../e2e/fixtures/fault-proxy.ts';
import { controlOf, startMock } from '../e2e/fixtures/mock.ts';
import { chromiumEngine } from './chromium-engine.ts';
import { customerIn, NotPossible } from './customer.ts';
import { FIREFOX, firefoxEngine } from './firefox-engine.ts';
import { flows } from './flows.ts';
import type { Engine } from './tab.ts';
import { miniBrowser, webkitEngine } from './webkit-engine.ts';

const engines = {
  chromium: chromiumEngine,
  oldest: () => chromiumEngine({ isOldest: true }),
  webkit: webkitEngine,
  firefox: firefoxEngine,
};

type EngineName = keyof typeof engines;

const isEngine = (name: string): name is EngineName => Object.hasOwn(engines, name);

/** Debian's packages that these engines need and this machine lacks. */
function missingPackages(names: readonly EngineName[]): string[] {
  const needed = {
    chromium: {},
    oldest: {},
    firefox: { 'firefox-esr': existsSync(FIREFOX) },
    webkit: {
      'webkit2gtk-driver': existsSync('/usr/bin/WebKitWebDriver'),
      'libwebkit2gtk-4.1-0': miniBrowser() !== undefined,
      xvfb: existsSync('/usr/bin/Xvfb'),
    },
  };
  return names.flatMap((name) => Object.entries(needed[name]).flatMap(([each, isHere]) => (isHere ? [] : [each])));
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const asked = process.argv.slice(2);
const chosen = asked.filter(isEngine);
const names = chosen.length > 0 ? chosen : Object.keys(engines).filter(isEngine);
const words = asked.filter((each) => !isEngine(each));
const wanted = flows.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

// Browsers end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const missing = missingPackages(names);
if (missing.length > 0) {
  say(`Not on this machine: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

const folder = fileURLToPath(new URL('../../.cache/engines/', import.meta.url));
await mkdir(folder, { recursive: true });
const given = process.env['WEB_DIST'];
if (given === undefined) execFileSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
const mock = await startMock({
  stateless: false,
  webDirectory: given ?? fileURLToPath(new URL('../dist/', import.meta.url)),
});

/** What stands in the table: nothing for a flow that works. */
async function outcomeOf(flow: (typeof flows)[number], engine: Engine, name: EngineName): Promise<string> {
  const proxy = await startFaultProxy(mock.url);
  const sandbox = randomUUID();
  const tab = await engine.open();
  try {
    // Not a JSON file: Firefox shows it in a page of its own, without cookies.
    await tab.goto(`${proxy.url}/icons/touch-180.png`);
    const cookies = { 'mock-session': sandbox, Local_Lang: 'en', ...(!flow.isVisitor && { 'Admin-Token': TOKEN }) };
    await tab.evaluate((all) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the oldest browsers have no other way
      for (const [cookie, value] of Object.entries(all)) document.cookie = `${cookie}=${value}; path=/`;
    }, cookies);
    await flow.run(customerIn({ engine, tab, proxy, control: controlOf(mock.url, sandbox) }));
    return '';
  } catch (error) {
    if (!(error instanceof NotPossible)) process.exitCode = 1;
    return error instanceof NotPossible ? `not run: ${error.message}` : `failed: ${(error as Error).message}`;
  } finally {
    await tab.screenshot(`${folder}${flow.name.replace(/\W+/g, '-')}-${name}.png`).catch(() => undefined);
    await tab.close().catch(() => undefined);
    await proxy.close();
  }
}

const table = new Map(wanted.map(({ name }) => [name, new Map<EngineName, string>()]));
for (const name of names) {
  const started = performance.now();
  const engine = await engines[name]();
  for (const flow of wanted) {
    const outcome = await outcomeOf(flow, engine, name);
    table.get(flow.name)?.set(name, outcome);
    say(`${outcome === '' ? '✓' : outcome.startsWith('failed') ? '✗' : '–'} ${name}: ${flow.name} ${outcome}`);
  }
  say(`${engine.version}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  await engine.close();
}
await mock.close();

say(`| | ${names.join(' | ')} |\n|---|${names.map(() => '---|').join('')}`);
for (const [flow, outcomes] of table) {
  say(`| ${flow} | ${names.map((name) => outcomes.get(name) || '✓').join(' | ')} |`);
}
