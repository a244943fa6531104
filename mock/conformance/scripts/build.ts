// `npm run build -w @meridian/conformance`: makes `dist/`: the code with its libraries in it, and the contract. `npm pack`
// runs it.
import { writePackage } from '../../scripts/write-package.ts';

await writePackage('mock/conformance', {
  entries: { conformance: 'mock/conformance/src/cli/main.ts' },
  files: ['openapi/dist/openapi.json'],
});
