// `npm run build -w @meridian/conformance`: builds `dist/`, which holds the code bundled with its libraries, and the
// contract. `npm pack` runs it.
import { writePackage } from '../../scripts/write-package.ts';

await writePackage('mock/conformance', {
  entries: { conformance: 'mock/conformance/src/cli/main.ts' },
  // The hand-written files are where findings point to.
  files: [
    'openapi/dist/openapi.json',
    'openapi/scripts/developer-pages.css',
    ...['openapi/openapi.yaml', 'openapi/components', 'openapi/paths'],
  ],
});
