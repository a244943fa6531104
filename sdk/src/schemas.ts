// The entry point `@meridian/sdk/schemas`: a valibot schema for each request body and its parts.
export * from './generated/body-schemas.gen.ts';
