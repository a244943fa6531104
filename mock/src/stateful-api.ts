import { createControlApi } from './control/control-api.ts';
import type { AllowedHosts } from './http/allowed-hosts.ts';
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
  /** The seed of the world's generator; 1 by default. The same seed gives the same world. */
  readonly seed?: number;
  /** The number of products; 240 by default. */
  readonly products?: number;
  /** The scenario every sandbox starts in. */
  readonly scenario?: string;
  /** The delay of every call of the default sandbox, in milliseconds. */
  readonly latency?: number;
  /** Check the world's invariants after every call. */
  readonly check?: boolean | undefined;
  /** Keeps the default sandbox between starts: saved within a second of a call, and when the mock ends. */
  readonly stateFile?: string;
  /** Keeps uploaded pictures between starts; by default beside the state file, if there is one. */
  readonly picturesFolder?: string;
  /**
   * Returns what an earlier mock has left. Called when everything but the worlds is ready: the earlier mock serves
   * until then.
   */
  readonly takeOver?: () => Promise<KeptSandboxes | undefined>;
  /** The elapsed time behind the clocks, in milliseconds; `() => 0` for clocks that only `advance` moves. */
  readonly running?: () => number;
  /** Carries out an operation; `callOperation` by default. */
  readonly carryOut?: typeof callOperation | undefined;
}

interface SandboxApiParts extends Pick<WorldOptions, 'check' | 'carryOut' | 'contract'> {
  readonly sandboxes: Sandboxes;
  readonly pictures: PictureStore;
  readonly isOutside?: AllowedHosts['isOutside'] | undefined;
}

/** Serves sandboxes: the API by a contract, the control API, and the uploads. */
export function createSandboxApi({ sandboxes, pictures, check, carryOut, contract, isOutside }: SandboxApiParts) {
  const sandboxOf = (headers: Readonly<Record<string, string>>) => sandboxes.of(sandboxIdOf(headers));
  const responders = [createSandboxResponder({ sandboxOf, check, carryOut })];
  return {
    handlerOf(engine: Engine): ApiRequestHandler {
      const clockOf = (headers: Readonly<Record<string, string>>) => sandboxOf(headers).clock.now;
      const api = createApi({ engine, clockOf, responders, isAuthorized: createAuthorization(sandboxOf) });
      return createSandboxRequestHandler(api, engine, sandboxes);
    },
    control: createControlApi({ sandboxes, contract, isOutside }),
    uploads: createUploadAccess(sandboxes, pictures),
  };
}

/** The stateful mock: sandboxes with their worlds, a handler of API requests by a contract, and the control API. */
export async function createStatefulApi(options: WorldOptions, isOutside?: AllowedHosts['isOutside']) {
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

  const parts = { sandboxes, pictures, check, carryOut, contract, isOutside };
  const { handlerOf, control, uploads } = createSandboxApi(parts);
  const save = async () => file?.save(sandboxes.of(DEFAULT_SANDBOX));
  const autosave = createAutosave(save, (error) =>
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`),
  );
  const { keep } = sandboxes;
  if (!file) return { handlerOf, control, uploads, keep, close: async () => undefined };
  return {
    uploads,
    keep,
    /** Saves after reads too: they change what is marked as read, and when a device was last seen. */
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
    close: () => autosave.flush().finally(file.close),
  };
}
