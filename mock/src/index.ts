// The package's public API: the back end as a function. Its commands are `cli.ts` and `conformance/cli/main.ts`.
export {
  createMock,
  type Duration,
  type FaultOptions,
  type MockFunction,
  type MockFunctionOptions,
  type OutboxMessage,
} from './create-mock.ts';
