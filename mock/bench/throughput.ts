import { benchMemory } from './memory.ts';
import { benchPages } from './pages.ts';
import { benchReads } from './reads.ts';

/**
 * Compares the stateful mock, by its port and as a function, with stock Prism on the same reads, and measures its
 * start-up, its memory over 50 000 requests, and the largest page of products. Takes about 80 s; `--seconds 10`
 * measures each read for longer, for steadier figures. Ends with 1 when the mock is slower than stock Prism anywhere,
 * or when its memory grows.
 */
const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 2;

await benchReads(seconds);
await benchPages(1);
await benchMemory();
