import { expect, test } from 'vitest';
import { help, readDevArguments, serverArguments } from './dev-arguments.ts';

const serverArgumentsOf = (...args: string[]) => {
  const read = readDevArguments(args);
  return read === 'help' ? read : serverArguments(read);
};

test('the port and address of npm run dev are passed to the app’s server', () => {
  expect(serverArgumentsOf()).toEqual(['5173']);
  expect(serverArgumentsOf('--port', '4020', '--host')).toEqual(['4020', '']);
  expect(serverArgumentsOf('--host', '--port=4020')).toEqual(['4020', '']);
  expect(serverArgumentsOf('--host', '192.0.2.7')).toEqual(['5173', '192.0.2.7']);
  expect(serverArgumentsOf('--host=192.0.2.7')).toEqual(['5173', '192.0.2.7']);
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
