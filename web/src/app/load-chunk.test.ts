import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

const lost = new TypeError('Failed to fetch');

test('a retry joins no request that began before the network returned', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const late = Promise.withResolvers<Response>();
  const fetch = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(lost)
    .mockReturnValueOnce(late.promise)
    .mockImplementation(async () => new Response(''));
  vi.stubGlobal('fetch', fetch);
  const load = () => loadChunk(async () => 'screen', ['assets/screen.js', 'assets/form.js']);
  await expect(load()).rejects.toThrow('/assets/screen.js did not come');
  const again = load();
  late.reject(lost);
  await expect(again).resolves.toBe('screen');
});

test('a retry waits for a stylesheet that is still pending', async () => {
  const links: HTMLLinkElement[] = [];
  vi.stubGlobal('document', {
    querySelector: (selector: string) => links.find(({ href }) => selector.includes(`"${href}"`)) ?? null,
    createElement: () => ({ dataset: {} }),
    head: { append: (link: HTMLLinkElement) => links.push(link) },
  });
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(lost).mockResolvedValue(new Response(''));
  vi.stubGlobal('fetch', fetch);
  const load = () => loadChunk(async () => 'law', ['assets/law.js', 'assets/law.css']);
  await expect(load()).rejects.toThrow('/assets/law.js did not come');
  const settled = vi.fn();
  const again = load().finally(settled);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();
  links[0]?.onload?.(new Event('load'));
  await expect(again).resolves.toBe('law');
});
