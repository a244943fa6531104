import * as v from 'valibot';

const Config = v.object({
  /** The back end's base address; empty when it serves this page too. */
  apiBaseUrl: v.pipe(
    v.string(),
    v.check((value) => value === '' || URL.canParse(value)),
  ),
});

export type Config = v.InferOutput<typeof Config>;

/** `/config.json`, asked for by the first-paint script already; undefined when it is missing or not what it must be. */
export async function readConfig(response: Promise<unknown>): Promise<Config | undefined> {
  const result = v.safeParse(Config, await response.catch(() => undefined));
  if (!result.success) return undefined;
  return { apiBaseUrl: result.output.apiBaseUrl.replace(/\/$/, '') };
}
