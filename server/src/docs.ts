import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Handler } from './kit/handle.ts';
import { openapiOf } from './kit/openapi.ts';

/** `/apis/docs`: the calls, readable and to be tried out; `/apis/docs/json`: the same as OpenAPI. */
export async function mountDocs(app: FastifyInstance, handlers: readonly Handler[]): Promise<void> {
  const document = openapiOf(handlers) as NonNullable<Parameters<typeof swagger>[1]> & object;
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/apis/docs', staticCSP: true });
}
