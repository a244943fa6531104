import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

test('a retry joins no request that began before the network returned', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const lost = new TypeError('Failed to fetch');
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
