import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

interface ConnectionBounds {
  /** How many calls one connection may have under way; browsers send one after the other. */
  readonly calls?: number;
  /** After how many milliseconds without a byte in either direction a connection is closed. */
  readonly idle?: number;
}

/**
 * Keeps a client that asks and never reads, or asks faster than it can be answered, from filling the memory: a connection
 * with more calls under way is closed, and so is one on which nothing moves. The listener gets all other calls.
 */
export function boundConnections(server: Server, listener: RequestListener, bounds: ConnectionBounds = {}): void {
  // Longer than any client waits for an answer that never comes.
  const { calls = 4, idle = 120_000 } = bounds;
  const underWay = new WeakMap<Socket, number>();
  server.setTimeout(idle);
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    outgoing.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    if (count > calls) socket.destroy();
    // Of a connection that is closed, Node still hands on what it has read.
    if (!socket.destroyed) listener(incoming, outgoing);
  });
}
