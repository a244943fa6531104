// Runs a mock in a separate process, so that a journey's own work never delays its answers. Takes startMock's options
// as JSON, and writes the address on one line when it listens.
import { startMock } from '../../mock/src/server.ts';

const mock = await startMock({ port: 0, ...JSON.parse(process.argv[2] ?? '{}') });
// stdin closes when the parent process ends, however it ends.
process.stdin.resume().once('end', () => void mock.close());
process.stdout.write(`${mock.url}\n`);
