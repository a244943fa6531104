import { startMock } from '../src/server.ts';

// The mock in its own process, which reports its heap: `fork` it with --expose-gc. It answers any message with the
// bytes in use after a garbage collection.
const { gc } = globalThis;
if (!gc || !process.send) throw new Error('Start this with fork and --expose-gc');
const send = process.send.bind(process);
const mock = await startMock({ port: 0 });
process.on('message', () => {
  gc();
  send({ heap: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => void mock.close());
send({ url: mock.url });
