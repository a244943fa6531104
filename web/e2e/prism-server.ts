// Runs stock Prism with the built app in front, like `npm run prism`, in a separate process. Takes the app's folder as
// JSON, and writes the address on one line when it listens.
import { startPrismFront } from '../../mock/src/stock-prism/prism-front.ts';

const { webDirectory } = JSON.parse(process.argv[2] ?? '{}');

const front = await startPrismFront({ port: 0, host: '127.0.0.1', webDirectory });
// stdin closes when the parent process ends, however it ends.
process.stdin.resume().once('end', () => void front.close());
process.stdout.write(`${front.url}\n`);
