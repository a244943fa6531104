import { createControlApi } from './control/control-api.ts';
import { createApi } from './http/api.ts';
import { createPictureStore, type PictureStore } from './pictures/picture-store.ts';
import type { Engine } from './prism/engine.ts';
import { createAutosave } from './sandboxes/autosave.ts';
import type { callOperation } from './sandboxes/call-operation.ts';
import type { Fault } from './sandboxes/faults.ts';
import type { KeptSandboxes } from './sandboxes/kept-sandboxes.ts';
import { type ApiRequestHandler, createSandboxRequestHandler } from './sandboxes/request-handler.ts';
import { DEFAULT_SANDBOX, sandboxIdOf } from './sandboxes/sandbox-id.ts';
import { createAuthorization, createSandboxResponder } from './sandboxes/sandbox-responder.ts';
import { createSandboxes, type Sandboxes } from './sandboxes/sandboxes.ts';
import { openStateFile } from './sandboxes/state-file.ts';
import { createUploadAccess } from './sandboxes/upload-access.ts';
import { createWorld } from './world/seed/create-world.ts';

export interface WorldOptions {
  /** The bundled contract as JSON; `openapi/dist/openapi.json` by default. */
  readonly contract?: string | undefined;
  /** What the world is generated from; 1 by default. The same seed gives the same world. */
  readonly seed?: number;
  /** How many products there are; 240 by default. */
  readonly products?: number;
  /** The scenario every sandbox starts in. */
  readonly scenario?: string;
  /** Milliseconds that every call of the default sandbox waits. */
  readonly latency?: number;
  /** Check the world's invariants after every call. */
  readonly check?: boolean | undefined;
  /** Where the default sandbox is kept between starts: saved within a second of a call, and when the mock ends. */
  readonly stateFile?: string;
  /** Where uploaded pictures are kept between starts; beside the state file by default, if there is one. */
  readonly picturesFolder?: string;
  /** Gives what an earlier mock has left. It is called when all but the worlds is ready: the earlier one can go on until then. */
  readonly takeOver?: () => Promise<KeptSandboxes | undefined>;
  /** The running time behind the clocks, in milliseconds; `() => 0` for clocks that move only by `advance`. */
  readonly running?: () => number;
  /** What carries out an operation; `callOperation` by default. */
  readonly carryOut?: typeof callOperation | undefined;
}

interface SandboxApiParts extends Pick<WorldOptions, 'check' | 'carryOut' | 'contract'> {
  readonly sandboxes: Sandboxes;
  readonly pictures: PictureStore;
}

/** What is served of sandboxes: the API by a contract, the control interface, and what was uploaded. */
export function createSandboxApi({ sandboxes, pictures, check, carryOut, contract }: SandboxApiParts) {
  const sandboxOf = (headers: Readonly<Record<string, string>>) => sandboxes.of(sandboxIdOf(headers));
  const responders = [createSandboxResponder({ sandboxOf, check, carryOut })];
  return {
    handlerOf(engine: Engine): ApiRequestHandler {
      const clockOf = (headers: Readonly<Record<string, string>>) => sandboxOf(headers).clock.now;
      const api = createApi({ engine, clockOf, responders, isAuthorized: createAuthorization(sandboxOf) });
      return createSandboxRequestHandler(api, engine, sandboxes);
    },
    control: createControlApi(sandboxes, contract),
    uploads: createUploadAccess(sandboxes, pictures),
  };
}

/** The mock with state: sandboxes with their worlds, the handler of API requests by a contract, and the control interface. */
export async function createStatefulApi(options: WorldOptions) {
  const { seed = 1, products = 240, scenario, latency = 0, check, stateFile, running, carryOut, contract } = options;
  const folder = options.picturesFolder ?? (stateFile === undefined ? undefined : `${stateFile}.uploads`);
  const world = createWorld({ seed, products });
  const kept = await options.takeOver?.();
  const pictures = createPictureStore(folder === undefined ? {} : { folder });
  const file = stateFile === undefined ? undefined : await openStateFile(stateFile);
  const sandboxes = createSandboxes({
    seed: world,
    saved: file?.saved,
    kept,
    scenario,
    pictures,
    ...(running && { running }),
  });
  const first = sandboxes.of(DEFAULT_SANDBOX);
  const slow: Fault = { kind: 'latency', on: '*', times: null, ms: latency, spread: 0 };
  if (latency > 0 && kept === undefined) first.faults.push(slow);

  const { handlerOf, control, uploads } = createSandboxApi({ sandboxes, pictures, check, carryOut, contract });
  const save = async () => file?.save(sandboxes.of(DEFAULT_SANDBOX));
  const autosave = createAutosave(save, (error) =>
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`),
  );
  const { keep } = sandboxes;
  if (!file) return { handlerOf, control, uploads, keep, close: async () => undefined };
  return {
    uploads,
    keep,
    /** Reads are saved too: they change what was read, and when a device was seen. */
    handlerOf(engine: Engine): ApiRequestHandler {
      const handleApi = handlerOf(engine);
      return async (incoming) => {
        const call = await handleApi(incoming);
        autosave.schedule();
        return call;
      };
    },
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
