import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

interface ConnectionBounds {
  /** How many calls one connection may have pending; browsers send them one at a time. */
  readonly calls?: number;
  /** The number of idle milliseconds, in both directions, after which a connection is closed. */
  readonly idle?: number;
}

/**
 * Keeps clients that never read, or that send faster than the mock can answer, from filling the memory. Closes a
 * connection with more pending calls, and an idle one. The listener gets all other calls.
 */
export function boundConnections(server: Server, listener: RequestListener, bounds: ConnectionBounds = {}): void {
  // Longer than any client waits for a missing answer.
  const { calls = 4, idle = 120_000 } = bounds;
  const underWay = new WeakMap<Socket, number>();
  server.setTimeout(idle);
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    outgoing.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    if (count > calls) socket.destroy();
    // Node still emits requests that it has read from a closed connection.
    if (!socket.destroyed) listener(incoming, outgoing);
  });
}
