import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createMock, type MockFunction } from '../src/create-mock.ts';

const CACHE = 'meridian-demo';
const WORLD = '/__demo/world';
const UPLOADS = '/__demo/uploads/';
const FOLDER = '/uploads';

/** Opens the demo's world as this browser keeps it, up to date; a new world if none can be read. */
export async function openMock(): Promise<MockFunction> {
  const cache = await caches.open(CACHE);
  mkdirSync(FOLDER, { recursive: true });
  for (const { url } of await cache.keys()) {
    const [, name] = url.split(UPLOADS);
    const kept = name === undefined ? undefined : await cache.match(url);
    if (name !== undefined && kept) writeFileSync(`${FOLDER}/${name}`, new Uint8Array(await kept.arrayBuffer()));
  }
  const options = { now: new Date(), running: true, picturesFolder: FOLDER };
  const kept = await cache.match(WORLD);
  if (kept === undefined) return createMock(options);
  try {
    const mock = createMock({ ...options, saved: await kept.text() });
    const seconds = Math.floor((Date.now() - Number(kept.headers.get('x-kept-at'))) / 1000);
    if (seconds > 0) mock.advance({ seconds: Math.min(seconds, 366 * 86_400) });
    return mock;
  } catch {
    // Another version of the demo kept it.
    return createMock(options);
  }
}

export async function keepWorld(mock: MockFunction): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url.split(UPLOADS)[1]));
  for (const name of readdirSync(FOLDER)) {
    if (!kept.has(name))
      await cache.put(UPLOADS + name, new Response(new Uint8Array(readFileSync(`${FOLDER}/${name}`))));
  }
  await cache.put(WORLD, new Response(mock.save(), { headers: { 'x-kept-at': String(Date.now()) } }));
}
