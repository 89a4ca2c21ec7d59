import type { FastifyInstance } from 'fastify';
import { demoArt } from '#seed/art/serve.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';

/** `/demo-art/*`: portraits, badges and backgrounds of the demo world, drawn by code. */
export function mountDemoArt(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/demo-art/*', async (request, reply) => {
    const svg = demoArt(request.params['*']);
    if (svg === undefined) return reply.status(404).send({ ...NOT_FOUND, data: null });
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=2592000')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(svg);
  });
}
