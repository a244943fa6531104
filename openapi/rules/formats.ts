import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { field } from './located-node.ts';
import type { Rule } from './redocly.ts';

const known = Object.keys(addFormats.default(new Ajv2020()).formats);
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Every `format` is one of ajv-formats, which all validators here use: of another they allow any value. */
export const formats: Rule = () => ({
  Schema(schema, ctx) {
    const format = field(schema, 'format');
    if (format === undefined || known.includes(String(format))) return;
    const meant = known.find((name) => plain(name) === plain(String(format)));
    const advice = meant === undefined ? `name one of ${known.join(', ')}` : `write ${meant}`;
    const message = `ajv-formats does not know the format ${format}: ${advice}.`;
    ctx.report({ message, location: ctx.location.child('format') });
  },
});
