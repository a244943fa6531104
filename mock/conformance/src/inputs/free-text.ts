import type { Schema } from '../../../shared/json.ts';

/** Whether a schema lets a customer write what they like: no format, no list, and no pattern but that it is not blank. */
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
