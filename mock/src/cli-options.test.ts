import { expect, test } from 'vitest';
import { help, readArguments } from './cli-options.ts';
import { faultKinds } from './sandboxes/faults.ts';
import { scenarios } from './scenarios/scenarios.ts';

test.each([
  ['--seed', 'x', '--seed x: give a whole number from 0 to 2147483647'],
  ['--seed', '1.5', '--seed 1.5: give a whole number from 0 to 2147483647'],
  ['--seed', '9999999999', '--seed 9999999999: give a whole number from 0 to 2147483647'],
  ['--products', '5', '--products 5: give a whole number from 6 to 20000'],
  ['--products', '20001', '--products 20001: give a whole number from 6 to 20000'],
  ['--products', 'all', '--products all: give a whole number from 6 to 20000'],
  ['--latency', '120001', '--latency 120001: give a whole number from 0 to 120000'],
  ['--latency', '1e3', '--latency 1e3: give a whole number from 0 to 120000'],
  ['--latency', '', '--latency : give a whole number from 0 to 120000'],
  ['--scenario', 'nowhere', 'There is no scenario nowhere; there are new_customer, '],
  ['--scenario', '', 'There is no scenario ; there are new_customer, '],
  ['--state', '', '--state must be a file, for example --state world.json'],
  ['--check=yes', undefined, "Option '--check' does not take an argument: see"],
  ['--port', 'many', '--port many is not a port: give a whole number from 0 to 65535, for example --port 4010'],
  ['--port', '65536', '--port 65536 is not a port: give a whole number from 0 to 65535, for example --port 4010'],
  ['--port=-1', undefined, '--port -1 is not a port: give a whole number from 0 to 65535, for example --port 4010'],
  ['--host', '', '--host must be an address, for example --host 127.0.0.1'],
  ['--allowed-host', 'http://mock:4010', '--allowed-host http://mock:4010: give a name alone, for example'],
  ['--nope', undefined, "Unknown option '--nope'"],
  ['extra', undefined, "Unexpected argument 'extra'"],
])('%s %s is refused in one line that says what to give instead', (option, value, message) => {
  const read = () => readArguments(value === undefined ? [option] : [option, value]);
  expect(read).toThrow(message);
  expect(read).not.toThrow('\n');
});

test('the help lists every scenario and fault with its effect, and every option', () => {
  for (const { name, description } of scenarios) expect(help).toContain(`  ${name.padEnd(26)}${description}\n`);
  for (const [name, description] of Object.entries(faultKinds)) {
    expect(help).toContain(`  ${name.padEnd(26)}${description}\n`);
  }
  const options = [
    'port',
    'host',
    'allowed-host',
    'quiet',
    'seed',
    'products',
    'scenario',
    'latency',
    'state',
    'check',
    'stateless',
  ];
  for (const option of [...options, 'contract', 'help']) expect(help).toContain(`  --${option} `);
});
