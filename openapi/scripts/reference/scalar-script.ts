import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';

/**
 * Scalar's reference as one script. Its Fastify integration contains the script and has few dependencies; the package
 * that the script is built from would bring 290 MB of libraries.
 */
export async function scalarScript(): Promise<string> {
  const app = fastify();
  // It serves nothing without a document. Ours is a file beside the page.
  await app.register(scalar, { configuration: { content: {} } });
  const { body } = await app.inject('/reference/js/scalar.js');
  await app.close();
  return body;
}
