import { isRecord } from '../../../shared/json.ts';
import { startPrismProxy } from '../../../src/stock-prism/prism-process.ts';
import type { Defect } from '../defects/defect.ts';
import { type Reply, shopperOf } from '../defects/shopper.ts';
import { startBrokenMock } from '../defects/start-broken-mock.ts';

/**
 * Runs stock `prism proxy --errors` in front of each broken server in turn and sends the calls that show the defect.
 * Returns the ids of the defects that it reports, apart from its complaints about the sound server. It sees one
 * exchange at a time, and only its form.
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
  // Prism answers with its complaint instead, and a longer show may then fail.
  await (typeof show === 'function' ? show(shopper) : shopper.call(operation, show)).catch(() => undefined);
  return complaints;
}

/** Whether an answer is Prism's own complaint about the server's answer. */
function isComplaint({ body }: Reply): boolean {
  if (!isRecord(body) || !String(body['type']).includes('stoplight.io/prism/errors')) return false;
  const places: unknown[] = Array.isArray(body['validation']) ? body['validation'] : [];
  return places.some(
    (place) => isRecord(place) && Array.isArray(place['location']) && place['location'][0] === 'response',
  );
}
