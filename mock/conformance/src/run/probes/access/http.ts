import type { CheckId } from '../../../checks/check-list.ts';
import { wrongStatus } from '../../driver.ts';
import type { SendOptions } from '../../http-client.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';

/** Requests the operation's path in ways that HTTP itself forbids. */
export async function probeHttp(context: RunContext, { operation, input }: Target): Promise<void> {
  const { driver } = context;
  const { id, path, method, body } = operation;
  const expectStatus = async (check: CheckId, status: number, request: string, taken: string, sent: SendOptions) => {
    const exchange = await driver.send(id, sent);
    expectThat(context, operation, exchange.response?.status === status || exchange.response === undefined, {
      check,
      message: wrongStatus(request, taken, status, exchange),
      expected: `HTTP ${status}`,
      contract: `${operation.pointer}/responses/${status}`,
      exchanges: [exchange],
    });
  };
  const expectUndeclared = (check: CheckId, status: number, request: string, sent: SendOptions) =>
    expectStatus(check, status, request, 'is answered as if it were declared', sent);
  const expectUntaken = (check: CheckId, status: number, request: string, text: string, contentType?: string) =>
    expectStatus(check, status, request, `is taken by ${id}`, { text, ...(contentType && { contentType }) });
  const other = method === 'GET' ? 'POST' : 'GET';
  if (driver.contract.operationAt(other, path) === undefined) {
    const sent = { method: other, ...(other === 'POST' && { text: '{}' }) };
    await expectUndeclared('method-not-allowed', 405, `${other} ${path}`, sent);
  }
  await expectUndeclared('method-not-allowed', 405, `DELETE ${path}`, { method: 'DELETE' });
  const below = `${path}/conformance`;
  await expectUndeclared('path-unknown', 404, below, { path: below, query: input.query });
  if (body === undefined) return;
  if (body.mediaType === 'multipart/form-data') {
    const part = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    await expectUntaken('body-unreadable', 400, 'A form that is cut off', part, `${body.mediaType}; boundary=part`);
    await expectUntaken('media-type-unsupported', 415, 'JSON in place of a form', '{}');
    return;
  }
  const cut = JSON.stringify(input.body ?? {}).slice(0, -1);
  // The name of the encoding may stand beside the type.
  await expectUntaken('body-unreadable', 400, 'A body that is cut off', cut, 'application/json; charset=UTF-8');
  const form = 'application/x-www-form-urlencoded';
  await expectUntaken('media-type-unsupported', 415, 'A form in place of JSON', 'a=1', form);
}
