/** The texts of a catalogue for whoever uses only some of them; each part is the JSON of an object of messages. */
export interface CatalogueParts {
  used: string;
  rest: string;
  /** The ids of the texts in `rest`. */
  restIds: string[];
}

/** Splits a compiled catalogue, a module of lingui's plugin, by whether the code names a text's id. */
export async function splitCatalogue(module: string, code: string): Promise<CatalogueParts> {
  const catalogue: { messages: object } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  const messages = Object.entries(catalogue.messages);
  const json = (part: typeof messages) => JSON.stringify(Object.fromEntries(part));
  const rest = messages.filter(([id]) => !hasText(code, id));
  return {
    used: json(messages.filter(([id]) => hasText(code, id))),
    rest: json(rest),
    restIds: rest.map(([id]) => id),
  };
}

/** Whether an id is in a piece of code, minified or not. */
export const hasText = (code: string, id: string): boolean =>
  ['"', "'", '`'].some((quote) => code.includes(quote + id + quote));
