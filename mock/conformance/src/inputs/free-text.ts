import type { Schema } from '../../../shared/json.ts';

/** Whether a schema is free text: no format, no enum, and no pattern other than "not blank". */
export function isFreeText({ type, pattern, format, enum: list, const: only }: Schema): boolean {
  const isText = [type].flat().includes('string');
  return (
    isText &&
    format === undefined &&
    list === undefined &&
    only === undefined &&
    (pattern === undefined || pattern === '\\S')
  );
}
