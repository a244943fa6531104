import { createControlApi } from './control/control-api.ts';
import { createApi } from './http/api.ts';
import { createPictureStore } from './pictures/picture-store.ts';
import type { Engine } from './prism/engine.ts';
import { createAutosave } from './sandboxes/autosave.ts';
import type { callOperation } from './sandboxes/call-operation.ts';
import type { Fault } from './sandboxes/faults.ts';
import { type ApiRequestHandler, createSandboxRequestHandler } from './sandboxes/request-handler.ts';
import { DEFAULT_SANDBOX, sandboxIdOf } from './sandboxes/sandbox-id.ts';
import { createAuthorization, createSandboxResponder } from './sandboxes/sandbox-responder.ts';
import { createSandboxes } from './sandboxes/sandboxes.ts';
import { openStateFile } from './sandboxes/state-file.ts';
import { createUploadAccess } from './sandboxes/upload-access.ts';
import { createWorld } from './world/seed/create-world.ts';

export interface WorldOptions {
  /** What the world is generated from; 1 by default. The same seed gives the same world. */
  readonly seed?: number;
  /** How many products there are; 240 by default. */
  readonly products?: number;
  /** The scenario every sandbox starts in. */
  readonly scenario?: string;
  /** Milliseconds that every call of the default sandbox waits. */
  readonly latency?: number;
  /** Check the world's invariants after every call. */
  readonly check?: boolean;
  /** Where the default sandbox is kept between starts: saved within a second of a call, and when the mock ends. */
  readonly stateFile?: string;
  /** The running time behind the clocks, in milliseconds; `() => 0` for clocks that move only by `advance`. */
  readonly running?: () => number;
  /** What carries out an operation; `callOperation` by default. */
  readonly carryOut?: typeof callOperation;
}

/** The mock with state: sandboxes with their worlds, the handler of API requests, and the control interface. */
export async function createStatefulApi(engine: Engine, options: WorldOptions) {
  const { seed = 1, products = 240, scenario, latency = 0, check = false, stateFile, running, carryOut } = options;
  const pictures = createPictureStore(stateFile === undefined ? {} : { folder: `${stateFile}.uploads` });
  const file = stateFile === undefined ? undefined : await openStateFile(stateFile);
  const sandboxes = createSandboxes({
    seed: createWorld({ seed, products }),
    saved: file?.saved,
    scenario,
    pictures,
    ...(running && { running }),
  });
  const first = sandboxes.of(DEFAULT_SANDBOX);
  const slow: Fault = { kind: 'latency', on: '*', times: null, ms: latency, spread: 0 };
  if (latency > 0) first.faults.push(slow);

  const sandboxOf = (headers: Readonly<Record<string, string>>) => sandboxes.of(sandboxIdOf(headers));
  const api = createApi({
    engine,
    clockOf: (headers) => sandboxOf(headers).clock.now,
    responders: [createSandboxResponder({ sandboxOf, check, ...(carryOut && { carryOut }) })],
    isAuthorized: createAuthorization(sandboxOf),
  });
  const save = async () => file?.save(sandboxes.of(DEFAULT_SANDBOX));
  const autosave = createAutosave(save, (error) =>
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`),
  );
  const handleApi = createSandboxRequestHandler(api, engine, sandboxes);
  const control = createControlApi(sandboxes);
  const uploads = createUploadAccess(sandboxes, pictures);
  if (!file) return { handleApi, control, uploads, close: async () => undefined };
  return {
    uploads,
    /** Reads are saved too: they change what was read, and when a device was seen. */
    handleApi: (async (incoming, outgoing) => {
      const operation = await handleApi(incoming, outgoing);
      autosave.schedule();
      return operation;
    }) satisfies ApiRequestHandler,
    control: {
      async fetch(request: Request) {
        const response = await control.fetch(request);
        autosave.schedule();
        return response;
      },
    },
    close: autosave.flush,
  };
}
