// Stock Prism with the built app in front of it, as `npm run prism` starts them, in a process of its own. Takes the app's
// folder as JSON, and writes the address on one line when it listens.
import { startPrismFront } from '../../mock/src/stock-prism/prism-front.ts';

const { webDirectory } = JSON.parse(process.argv[2] ?? '{}');

const front = await startPrismFront({ port: 0, host: '127.0.0.1', webDirectory });
// The other end of stdin closes with whoever started this, however that one ends.
process.stdin.resume().once('end', () => void front.close());
process.stdout.write(`${front.url}\n`);
