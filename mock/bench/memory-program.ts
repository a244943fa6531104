import { startMock } from '../src/server.ts';

// The mock in a process of its own that can be asked for its heap: `fork` it with --expose-gc. Any message is answered
// with the bytes that are still used after collecting.
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
