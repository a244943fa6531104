import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runRedocly } from './redocly-cli.ts';

const TEMPLATE = fileURLToPath(new URL('reference.hbs', import.meta.url));

/** Hosts that Redoc would fetch icons, fonts or telemetry from. Our template's policy forbids it; this also unlearns the addresses. */
const OUTSIDE =
  /https:\/\/(?:cdn\.redocly\.com|cdn\.redoc\.ly|otel\.cloud\.redocly\.com|fonts\.(?:googleapis|gstatic)\.com)/g;

/** The bundled contract as one page that needs nothing else: no network, no other file. */
export async function buildReference(bundle: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'));
  try {
    const page = join(folder, 'reference.html');
    const options = ['--inlineBundle', `--template=${TEMPLATE}`, '--title=Meridian storefront', `--output=${page}`];
    const run = await runRedocly(dirname(bundle), 'build-docs', [basename(bundle), ...options]);
    if (run.code !== 0) throw new Error(`The reference could not be built: ${run.stderr.trim()}`);
    return (await readFile(page, 'utf8')).replaceAll(OUTSIDE, 'data:,');
  } finally {
    await rm(folder, { recursive: true });
  }
}
