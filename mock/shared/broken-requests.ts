import { type Server, STATUS_CODES } from 'node:http';
import { type Clock, envelope } from './envelope.ts';

const answers: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are larger than 16 kB'],
  HPE_INVALID_METHOD: [405, 'This HTTP method is not known'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
};
const malformed = [400, 'This is not a valid HTTP request'] as const;

/**
 * Answers requests that are not valid HTTP (broken lines, NUL bytes, huge headers) with an envelope. They reach no
 * handler: Node passes only the socket, so the answer is written by hand and the connection is closed.
 */
export function answerBrokenRequests(server: Server, clock: Clock): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, msg] = answers[error.code ?? ''] ?? malformed;
    const text = JSON.stringify(envelope(clock, status, msg));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  });
}
