export const commands = { run: 'npx meridian-conformance run', proxy: 'npx meridian-conformance proxy' };
