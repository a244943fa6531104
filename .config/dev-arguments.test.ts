import { expect, test } from 'vitest';
import { help, readDevArguments } from './dev-arguments.ts';

test('an option with an optional value leaves those after it alone', () => {
  expect(readDevArguments([])).toMatchObject({ port: 5173, host: undefined });
  expect(readDevArguments(['--port', '4020', '--host'])).toMatchObject({ port: 4020, host: '' });
  expect(readDevArguments(['--host', '--port=4020'])).toMatchObject({ port: 4020, host: '' });
  expect(readDevArguments(['--host', '192.0.2.7'])).toMatchObject({ port: 5173, host: '192.0.2.7' });
  expect(readDevArguments(['--host=192.0.2.7'])).toMatchObject({ port: 5173, host: '192.0.2.7' });
});

test('the mock has its own port', () => {
  expect(readDevArguments([])).toMatchObject({ port: 5173, mockPort: 4010 });
  expect(readDevArguments(['--mock-port', '4020'])).toMatchObject({ port: 5173, mockPort: 4020 });
});

test.each([
  [['--port', 'many'], '--port many: give a whole number from 1 to 65535'],
  [['--mock-port', '65536'], '--mock-port 65536: give a whole number from 1 to 65535'],
  [['--prot', '4020'], 'Unknown option \'--prot\': see "npm run dev -- --help"'],
  [['4020'], "Unexpected argument '4020'"],
])('%j is refused in one line', (args, line) => {
  const read = () => readDevArguments(args);
  expect(read).toThrow(line);
  expect(read).not.toThrow('\n');
});

test('the help names every option', () => {
  expect(readDevArguments(['--help'])).toBe('help');
  for (const option of ['port', 'host', 'mock-port', 'help']) expect(help).toContain(`  --${option} `);
});
