// `npm run edge [-- --port 8787]`: runs the built app behind the edge worker, in workerd, with its own mock.
import { parseArgs } from 'node:util';
import { startMock } from '../../mock/src/server.ts';
import { startEdge } from './start-edge.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } } });
const mock = await startMock({ port: 0 });
const edge = await startEdge(mock.url, {}, Number(values.port));
process.stdout.write(`The shop behind the edge: ${edge.url}\nThe mock behind it: ${mock.url}/__mock/\n`);
process.once('SIGINT', async () => {
  await edge.close();
  await mock.close();
});
