import * as v from 'valibot';

/** Why a file cannot be read as HAR, in one line. */
export class HarError extends Error {
  override readonly name = 'HarError';
}

const headers = v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []);

const entrySchema = v.object({
  startedDateTime: v.string(),
  time: v.nullish(v.number(), 0),
  request: v.object({
    method: v.string(),
    url: v.string(),
    headers,
    postData: v.nullish(
      v.object({
        text: v.nullish(v.string()),
        /** Not part of HAR, but some tools write it, as they do for answers. */
        encoding: v.nullish(v.string()),
        params: v.nullish(v.array(v.object({ name: v.string(), value: v.nullish(v.string(), '') }))),
      }),
    ),
  }),
  response: v.object({
    status: v.nullish(v.number(), 0),
    headers,
    content: v.nullish(
      v.object({
        size: v.nullish(v.number(), 0),
        text: v.nullish(v.string()),
        encoding: v.nullish(v.string()),
      }),
    ),
    _error: v.nullish(v.string()),
  }),
  _fromCache: v.nullish(v.unknown()),
});

export type HarEntry = v.InferOutput<typeof entrySchema>;

const fileSchema = v.object({ log: v.object({ entries: v.array(v.unknown()) }) });

/** The entries of a HAR file, and how many could not be read. Throws HarError when the file is not HAR. */
export function readHarFile(text: string): { entries: HarEntry[]; unreadable: number } {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new HarError('This is no HAR file: it is not JSON, or was cut short while it was saved');
  }
  const file = v.safeParse(fileSchema, json);
  if (!file.success) throw new HarError(`This is no HAR file: ${explain(json)}`);
  const read = file.output.log.entries.map((entry) => v.safeParse(entrySchema, entry));
  const entries = read.flatMap((entry) => (entry.success ? [entry.output] : []));
  if (read.length > 0 && entries.length === 0) throw new HarError('This is no HAR 1.2 file: no entry could be read');
  return { entries, unreadable: read.length - entries.length };
}

function explain(json: unknown): string {
  const has = (name: string) => typeof json === 'object' && json !== null && name in json;
  if (has('item') && has('info')) return 'it is a Postman collection; send it through the proxy instead';
  if (has('openapi') || has('paths')) return 'it is an OpenAPI document';
  return 'it has no log.entries';
}
