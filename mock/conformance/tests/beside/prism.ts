import { isRecord } from '../../../shared/json.ts';
import { startPrismProxy } from '../../../src/stock-prism/prism-process.ts';
import type { Defect } from '../defects/defect.ts';
import { type Reply, shopperOf } from '../defects/shopper.ts';
import { startBrokenMock } from '../defects/start-broken-mock.ts';

/**
 * Stock `prism proxy --errors` before each broken server in turn, sent the calls that show the defect: the ids of those
 * it complains of, as it does not of the sound server. It sees one exchange at a time, and only its form.
 */
export async function namedByPrism(defects: readonly Defect[]): Promise<string[]> {
  const upstream = await startBrokenMock();
  const proxy = await startPrismProxy(upstream.url);
  const named: string[] = [];
  try {
    for (const defect of defects) {
      const complaints: number[] = [];
      for (const broken of [undefined, defect]) {
        upstream.become(broken);
        complaints.push(await complaintsAbout(defect, proxy.url, upstream.advance));
      }
      const [sound = 0, broken = 0] = complaints;
      if (broken > sound) named.push(defect.id);
    }
  } finally {
    await proxy.close();
    await upstream.close();
  }
  return named;
}

async function complaintsAbout({ show = {}, operation }: Defect, url: string, advance: (ms: number) => Promise<void>) {
  let complaints = 0;
  const shopper = shopperOf(url, advance, (reply) => {
    if (isComplaint(reply)) complaints += 1;
  });
  // Prism's complaint stands in place of the answer, which a longer show needs to go on.
  await (typeof show === 'function' ? show(shopper) : shopper.call(operation, show)).catch(() => undefined);
  return complaints;
}

/** Whether an answer is Prism's own, about the server's. */
function isComplaint({ body }: Reply): boolean {
  if (!isRecord(body) || !String(body['type']).includes('stoplight.io/prism/errors')) return false;
  const places: unknown[] = Array.isArray(body['validation']) ? body['validation'] : [];
  return places.some(
    (place) => isRecord(place) && Array.isArray(place['location']) && place['location'][0] === 'response',
  );
}
