// The entry point `@meridian/sdk/testing`: a client and a `fetch` with stubbed answers, for tests and stories. No
// React.
export { fixture } from './testing/fixture.ts';
export { type Refusal, type RefusalName, refusal } from './testing/refusal.ts';
export { type Stub, type Stubs, stubClient, stubFetch } from './testing/stub-client.ts';
