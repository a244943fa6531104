import type { CheckId } from '../../../checks/check-list.ts';
import type { Exchange } from '../../../exchange.ts';
import { wrongStatus } from '../../driver.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';

/** Requests the operation's path in ways that HTTP itself forbids. */
export async function probeHttp(context: RunContext, { operation, input }: Target): Promise<void> {
  const { driver } = context;
  const { id, path, method, body } = operation;
  const expectStatus = (check: CheckId, status: number, [request, taken]: [string, string], exchange: Exchange) => {
    expectThat(context, operation, exchange.response?.status === status || exchange.response === undefined, {
      check,
      message: wrongStatus(request, taken, status, exchange),
      expected: `HTTP ${status}`,
      contract: `${operation.pointer}/responses/${status}`,
      exchanges: [exchange],
    });
  };
  const declared = 'is answered as if it were declared';
  const isTaken = `is taken by ${id}`;
  const other = method === 'GET' ? 'POST' : 'GET';
  if (driver.contract.operationAt(other, path) === undefined) {
    const exchange = await driver.send(id, { method: other, ...(other === 'POST' && { text: '{}' }) });
    expectStatus('method-not-allowed', 405, [`${other} ${path}`, declared], exchange);
  }
  const deleted = await driver.send(id, { method: 'DELETE' });
  expectStatus('method-not-allowed', 405, [`DELETE ${path}`, declared], deleted);
  const below = await driver.send(id, { path: `${path}/conformance`, query: input.query });
  expectStatus('path-unknown', 404, [`${path}/conformance`, declared], below);
  if (body === undefined) return;
  if (body.mediaType === 'multipart/form-data') {
    const part = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const open = await driver.send(id, { text: part, contentType: `${body.mediaType}; boundary=part` });
    expectStatus('body-unreadable', 400, ['A form that is cut off', isTaken], open);
    const json = await driver.send(id, { text: '{}' });
    expectStatus('media-type-unsupported', 415, ['JSON in place of a form', isTaken], json);
    return;
  }
  const json = JSON.stringify(input.body ?? {});
  // The name of the encoding may stand beside the type.
  const cut = await driver.send(id, { text: json.slice(0, -1), contentType: 'application/json; charset=UTF-8' });
  expectStatus('body-unreadable', 400, ['A body that is cut off', isTaken], cut);
  const form = await driver.send(id, { text: 'a=1', contentType: 'application/x-www-form-urlencoded' });
  expectStatus('media-type-unsupported', 415, ['A form in place of JSON', isTaken], form);
}
