import type { CheckId } from '../../checks/check-list.ts';
import type { Exchange } from '../../exchange.ts';
import { found, type RunKit, type Target } from '../kit.ts';
import { answerOf } from '../walk.ts';

/** Asks for the operation's path in ways that HTTP itself forbids. */
export async function probeHttp(kit: RunKit, { operation, input }: Target): Promise<void> {
  const { walk, recorder } = kit;
  const { id, path, method, body } = operation;
  const expectStatus = (check: CheckId, status: number, message: string, exchange: Exchange) => {
    recorder.looked(id, check);
    if (exchange.response?.status === status || exchange.response === undefined) return;
    const contract = `${operation.pointer}/responses/${status}`;
    found(kit, operation, {
      check,
      message,
      expected: `HTTP ${status}`,
      got: answerOf(exchange),
      contract,
      exchanges: [exchange],
    });
  };
  const other = method === 'GET' ? 'POST' : 'GET';
  if (walk.contract.operationAt(other, path) === undefined) {
    const exchange = await walk.send(id, { method: other, ...(other === 'POST' && { text: '{}' }) });
    expectStatus('method-not-allowed', 405, `${other} ${path} is answered as if it were declared`, exchange);
  }
  const deleted = await walk.send(id, { method: 'DELETE' });
  expectStatus('method-not-allowed', 405, `DELETE ${path} is answered as if it were declared`, deleted);
  const below = await walk.send(id, { path: `${path}/conformance`, query: input.query });
  expectStatus('path-unknown', 404, `${path}/conformance is answered as if it were declared`, below);
  if (body === undefined) return;
  if (body.mediaType === 'multipart/form-data') {
    const part = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const open = await walk.send(id, { text: part, contentType: `${body.mediaType}; boundary=part` });
    expectStatus('body-unreadable', 400, `${id} takes a form that is cut off`, open);
    const json = await walk.send(id, { text: '{}' });
    expectStatus('media-type-unsupported', 415, `${id} takes JSON in place of a form`, json);
    return;
  }
  const json = JSON.stringify(input.body ?? {});
  const cut = await walk.send(id, { text: json.slice(0, -1) });
  expectStatus('body-unreadable', 400, `${id} takes a body that is cut off`, cut);
  const form = await walk.send(id, { text: 'a=1', contentType: 'application/x-www-form-urlencoded' });
  expectStatus('media-type-unsupported', 415, `${id} takes a form in place of JSON`, form);
}
