import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';

/**
 * Scalar's reference as one script. Its integration for Fastify has it inside and depends on little; the package that it
 * is built from would bring 290 MB of libraries.
 */
export async function scalarScript(): Promise<string> {
  const app = fastify();
  // It serves nothing without a document; ours stands beside the page.
  await app.register(scalar, { configuration: { content: {} } });
  const { body } = await app.inject('/reference/js/scalar.js');
  await app.close();
  return body;
}
