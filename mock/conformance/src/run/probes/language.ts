import { isRecord } from '../../../../shared/json.ts';
import { found, type RunKit, type Target } from '../kit.ts';
import { bodyOf, dataOf, type Walk } from '../walk.ts';

/** Asks for the answer's words in another language, and for the request's own name to come back. */
export async function probeLanguage(kit: RunKit, { operation, input, exchange }: Target): Promise<void> {
  if (operation.invalidates !== undefined) return;
  const { walk, recorder } = kit;
  const name = `conformance-${kit.random.below(1_000_000_000)}`;
  const chinese = await walk.send(operation.id, {
    ...input,
    headers: { 'accept-language': 'zh-CN', 'x-request-id': name },
  });
  recorder.looked(operation.id, 'language-ignored');
  const said = chinese.response?.headers['content-language'];
  const [english, other] = [exchange, chinese].map((one) => messageOf(bodyOf(one)));
  const isOffered = (await offeredLanguages(walk)).some((name) => name.startsWith('zh'));
  if (chinese.response !== undefined && isOffered && !said?.startsWith('zh') && english === other) {
    found(kit, operation, {
      check: 'language-ignored',
      severity: 'warning',
      message: `${operation.id} answers the same words to English and Chinese`,
      expected: 'Content-Language: zh-CN',
      got: said ?? 'no Content-Language',
      exchanges: [chinese],
    });
  }
  // Long enough, and with what does not belong into a log.
  await walk.send(operation.id, { ...input, headers: { 'x-request-id': `${name} <b>` } });
  const echoed = chinese.response?.headers['x-request-id'];
  recorder.looked(operation.id, 'request-id-not-echoed');
  if (chinese.response === undefined || echoed === name) return;
  found(kit, operation, {
    check: 'request-id-not-echoed',
    message: `${operation.id} does not repeat the X-Request-Id of the request`,
    expected: name,
    got: echoed ?? 'no X-Request-Id',
    contract: '/components/headers/RequestId',
    exchanges: [chinese],
  });
}

const offered = new WeakMap<Walk, Promise<string[]>>();

/** The languages that the server says it has. */
function offeredLanguages(walk: Walk): Promise<string[]> {
  const asked = offered.get(walk) ?? askLanguages(walk);
  offered.set(walk, asked);
  return asked;
}

async function askLanguages(walk: Walk): Promise<string[]> {
  const data = dataOf(await walk.send('listLanguages', {}, 'visitor'));
  const list = isRecord(data) && Array.isArray(data['list']) ? data['list'] : [];
  return list.flatMap((one) => (isRecord(one) ? String(one['file_name']) : []));
}

const messageOf = (body: unknown): unknown => (isRecord(body) ? body['msg'] : undefined);
