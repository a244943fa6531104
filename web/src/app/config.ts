import * as v from 'valibot';

const Config = v.object({
  /** The base URL of the API; empty if it has the same host as this page. */
  apiBaseUrl: v.union([v.literal(''), v.pipe(v.string(), v.url())]),
  /** The URL for error reports, sent from devices whose customers allow it. */
  errorReportUrl: v.optional(v.pipe(v.string(), v.url())),
});

export type Config = v.InferOutput<typeof Config>;

/** Validates the configuration that the first-paint script has read. Undefined if it is missing or invalid. */
export async function readConfig(parsed: Promise<unknown>): Promise<Config | undefined> {
  const result = v.safeParse(Config, await parsed.catch(() => undefined));
  if (!result.success) return undefined;
  return { ...result.output, apiBaseUrl: result.output.apiBaseUrl.replace(/\/$/, '') };
}
