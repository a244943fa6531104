// The entry point `@meridian/sdk/schemas`: a schema of valibot for each body of a request, and for its fields.
export * from './generated/body-schemas.gen.ts';
