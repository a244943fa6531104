import { UPLOAD } from '@meridian/sdk';
import { pixel } from '../../../../../shared/request-encoding.ts';
import type { Exchange } from '../../../exchange.ts';
import { codeOf, reasonOf } from '../../driver.ts';
import { expectThat, found, type RunContext, type Target } from '../../run-context.ts';

const MEGABYTE = 1024 * 1024;
/** The limit in bytes that the contract states in words; a larger request is not read. */
const LARGEST_REQUEST = 10 * MEGABYTE;

const textFile = (text: string, type: string, name: string) => new File([text], name, { type });

/** Files that are not pictures of an accepted kind, whatever their name and type claim. */
const others: Readonly<Record<string, File>> = {
  'an SVG': textFile('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 'image/svg+xml', 'a.svg'),
  'a web page called a picture': textFile('<!doctype html><title>None</title>', 'image/png', 'a.png'),
  'a GIF': textFile('GIF89a\u0001\0\u0001\0\0\0\0;', 'image/gif', 'a.gif'),
  'an empty file': textFile('', 'image/png', 'a.png'),
};

/** Sends files that are not pictures, and pictures of about the largest size; their names and types must not matter. */
export async function probeUploads(context: RunContext, { operation, input }: Target): Promise<void> {
  if (operation.body?.mediaType !== 'multipart/form-data') return;
  const send = (file: File) => context.driver.send(operation.id, { ...input, body: { file } });
  const about = (exchange: Exchange) => ({ at: 'body.file', exchanges: [exchange] });

  const expectReason = (reason: string, what: string, exchange: Exchange) => {
    context.recorder.applied(operation.id, 'refusal-missing');
    if (exchange.response === undefined || reasonOf(exchange) === reason) return;
    const isSuccess = codeOf(exchange) === 1;
    found(context, operation, {
      ...about(exchange),
      check: isSuccess ? 'refusal-missing' : 'status-for-refusal',
      message: `${operation.id} ${isSuccess ? 'takes' : 'does not answer as declared'} ${what}`,
      expected: `HTTP 200 with ${reason}`,
    });
  };
  for (const [what, file] of Object.entries(others)) expectReason('file_type_refused', what, await send(file));

  const expectTaken = (what: string, exchange: Exchange) => {
    const message = `${operation.id} refuses ${what}`;
    const finding = { ...about(exchange), check: 'input-refused', message, expected: 'success (code 1)' } as const;
    expectThat(context, operation, exchange.response === undefined || codeOf(exchange) === 1, finding);
  };
  const misnamed = new File([pixel], 'a.txt', { type: 'text/plain' });
  expectTaken('a picture for its name, or for the type that it gives itself', await send(misnamed));

  // A slow connection would turn large files into a finding by itself.
  const small = await send(sized(MEGABYTE));
  const isInTime = (size: number) =>
    (2 * small.duration * size) / MEGABYTE < (context.driver.options.timeout ?? 10_000);
  if (!isInTime(UPLOAD.maxBytes)) return;
  // A server that knows no bytes after the end of a picture refuses the small one, too.
  if (codeOf(small) === 1) expectTaken('a picture of exactly 5 MB', await send(sized(UPLOAD.maxBytes)));
  expectReason('file_too_large', 'a picture of more than 5 MB', await send(sized(UPLOAD.maxBytes + 1)));
  if (!isInTime(LARGEST_REQUEST)) return;
  const large = await send(sized(LARGEST_REQUEST));
  expectThat(context, operation, large.response === undefined || large.response.status === 413, {
    ...about(large),
    check: 'body-too-large',
    message: `${operation.id} does not answer a request of more than 10 MB as declared`,
    expected: 'HTTP 413',
    contract: `${operation.pointer}/responses/413`,
  });
}

/** A picture of a given size in bytes; the bytes after its end mean nothing. */
const sized = (size: number): File =>
  new File([pixel, new Uint8Array(size - pixel.length)], 'a.png', { type: 'image/png' });
