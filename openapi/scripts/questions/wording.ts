import type { Call, Parameter, Schema } from '../contract.ts';

/** The question that a wrong guess about this operation would turn on. */
export function operationQuestion({ method, path, operation }: Call): string {
  const call = `\`${method.toUpperCase()} ${path}\``;
  const exists = `Is there such a call, at ${call}? If not, which call serves this purpose?`;
  if (operation['x-idempotent'] === true) return `${exists} May a client send it twice without harm?`;
  if (operation['x-idempotent'] === false) return `${exists} What happens if a client sends it twice?`;
  return exists;
}

export function parameterQuestion({ name, required, schema }: Parameter): string {
  const without =
    required === true ? 'Is it refused when it is missing?' : 'What does the answer hold when it is missing?';
  return `Is it called \`${name}\`? ${askValues(schema) ?? without}`;
}

export function propertyQuestion(name: string, schema: Schema, inBody: boolean, required: boolean): string {
  const presence = inBody
    ? required
      ? 'Is it refused when it is missing?'
      : 'What holds when it is missing?'
    : required
      ? 'Does every answer carry it?'
      : 'When is it missing?';
  const types = [schema.type].flat();
  const nullable = types.includes('null') ? 'Is it null in exactly these cases?' : undefined;
  return `Is it called \`${name}\`? ${askValues(schema) ?? nullable ?? presence}`;
}

export function typeQuestion(schema: Schema): string {
  if (schema['x-codes'] !== undefined) return 'Which codes do you answer, and with which details?';
  return askValues(schema) ?? 'Do you write this kind of value in this form? If not, in which?';
}

/** The question that the type itself raises, where it raises one. */
function askValues(schema: Schema): string | undefined {
  const target = schema.$ref?.split('/').at(-1);
  if (schema.enum !== undefined) return 'Are these all the values that can come, and do they mean this?';
  if (target === 'Money' || target === 'SignedMoney') return 'Is it in dollars, as a string with two decimal places?';
  if (schema.format === 'date-time') return 'Is it RFC 3339 with a zone? If it is Unix time, in which unit?';
  if (schema.format === 'date') return 'Is it a date without a time, and in which zone does the day end?';
  if (schema.type === 'array') return 'How many entries at most, and in which order?';
  if (schema.oneOf !== undefined) return 'Are these all the forms, and is this how they are told apart?';
  if (schema.pattern !== undefined) return 'Does every value that you accept or send have this form?';
  return undefined;
}
