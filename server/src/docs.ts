import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { actions } from '#contract/rules/actions.ts';
import type { Handler } from './kit/handle.ts';
import { openapiOf } from './kit/openapi.ts';

/** The one style element that Swagger UI writes into its page. */
const SWAGGER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** `/apis/docs`: the calls, readable and to be tried out; `/apis/docs/json`: the same as OpenAPI. */
export async function mountDocs(app: FastifyInstance, handlers: readonly Handler[]): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openapiOf(handlers, actions) as never } });
  await app.register(swaggerUi, {
    routePrefix: '/apis/docs',
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1, filter: true }, // three hundred calls at once are no overview
    staticCSP: true,
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, `style-src 'self' ${SWAGGER_STYLE}`),
  });
}
