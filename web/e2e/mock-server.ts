// A mock in a process of its own, so that a journey's own work never delays its answers. Takes startMock's options as
// JSON, and writes the address on one line when it listens.
import { startMock } from '../../mock/src/server.ts';

const mock = await startMock({ port: 0, ...JSON.parse(process.argv[2] ?? '{}') });
process.once('SIGTERM', () => void mock.close());
process.stdout.write(`${mock.url}\n`);
