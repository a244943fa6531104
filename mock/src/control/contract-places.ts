import { builtContract, readDocument } from '../../shared/contract-file.ts';
import { isRecord } from '../../shared/json.ts';
import { escapePointer, nodeAt, referenceOf } from '../../shared/json-pointer.ts';

/** A contract violation of a call, with the file and line of the rule. */
interface Violation {
  readonly message: string;
  readonly place: string;
}

type Route = Readonly<Record<'method' | 'path', string>>;

/** Finds the places in the contract that calls violate. Reads the contract on first use. */
export function createContractPlaces(file = builtContract) {
  let reading: Promise<(route: Route, field: string | undefined) => string> | undefined;

  async function read() {
    // Imported lazily: its YAML parser would slow the start.
    const { createSourceLocator } = await import('../../shared/source-location.ts');
    const document = await readDocument(file);
    const { locate } = createSourceLocator({ file, document });
    return (route: Route, field: string | undefined) => {
      const { file: written, line } = locate(pointerOf(document, route, field));
      return `${written}:${line}`;
    };
  }

  /** One violation per message of a log entry. A field error's field is read from the envelope's `data.errors`. */
  return async (route: Route, messages: readonly string[], answer: string): Promise<Violation[]> => {
    reading ??= read();
    const placeOf = await reading;
    const fields = fieldsIn(answer);
    return messages.map((message) => ({ message, place: placeOf(route, fields.get(message)) }));
  };
}

/**
 * Where the contract describes a field of a request: the parameter, or the body; the operation if the field is neither.
 */
function pointerOf(document: object, { method, path }: Route, field = ''): string {
  const pointer = `/paths/${escapePointer(path)}/${method.toLowerCase()}`;
  const [first = '', ...rest] = field.split('.');
  const parameters = nodeAt(document, `${pointer}/parameters`);
  const index = Array.isArray(parameters) ? parameters.findIndex((one) => nameOf(document, one) === first) : -1;
  if (index >= 0) return `${pointer}/parameters/${index}`;
  const content = nodeAt(document, `${pointer}/requestBody/content`);
  const [mediaType] = isRecord(content) ? Object.keys(content) : [];
  if (first === '' || mediaType === undefined) return pointer;
  const inside = [first, ...rest].flatMap((part) => (/^\d+$/.test(part) ? ['items'] : ['properties', part]));
  // References are resolved: the bundle has nothing below them.
  return inside.reduce(
    (at, part) => `${referenceOf(nodeAt(document, at)) ?? at}/${escapePointer(part)}`,
    `${pointer}/requestBody/content/${escapePointer(mediaType)}/schema`,
  );
}

function nameOf(document: object, parameter: unknown): unknown {
  const reference = referenceOf(parameter);
  const found = reference === undefined ? parameter : nodeAt(document, reference);
  return isRecord(found) ? found['name'] : undefined;
}

/** The refused fields of a 422, by message. */
function fieldsIn(answer: string): ReadonlyMap<string, string> {
  const envelope: unknown = JSON.parse(answer);
  const data = isRecord(envelope) ? envelope['data'] : undefined;
  const errors = isRecord(data) && Array.isArray(data['errors']) ? data['errors'].filter(isRecord) : [];
  return new Map(errors.map(({ field, message }) => [String(message), String(field)]));
}
