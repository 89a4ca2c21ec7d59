import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHUNK_MOST } from '#contract/rules/mediaUploads.ts';
import { asked, CHECKSUMS } from '../domain/uploads/asked.ts';
import type { Asked } from '../domain/uploads/asked.ts';
import { refusedBy } from '../domain/uploads/refused.ts';
import { TUS_PATH } from '../domain/uploads/tusPath.ts';
import type { Server } from '@tus/server';
import { callerOf } from '../kit/mount.ts';
import type { Platform } from '../kit/context.ts';
import { fail } from '../kit/fail.ts';

/** `/apis/system/auth/upload/tus`: uploads in pieces by tus 1.0, for whoever is signed in. */
export async function mountUploads(scope: FastifyInstance, platform: Platform): Promise<void> {
  let server: Promise<Server> | undefined;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null)); // the protocol reads the body itself
  for (const url of [TUS_PATH, `${TUS_PATH}/:key`]) {
    scope.route({
      method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      bodyLimit: CHUNK_MOST,
      compress: false,
      handler: async (request, reply) => {
        const from = await whoAsks(platform, request, reply);
        if (!from) return reply;
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        reply.raw.setHeader('tus-checksum-algorithm', CHECKSUMS.join(','));
        reply.raw.setHeader('cache-control', 'no-store');
        if (request.method === 'POST') delete request.raw.headers['content-type']; // nothing is written before the row is there
        // the protocol's library comes with the first upload
        server ??= import('../domain/uploads/tusServer.ts').then(({ tusServer }) => tusServer(platform));
        const tus = await server;
        await asked.run(from, () => tus.handle(request.raw, reply.raw));
        return undefined;
      },
    });
  }
}

/** Who sends the request; nothing when they were turned away. */
async function whoAsks(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<Asked | undefined> {
  try {
    const user = await platform.signedIn(platform.db, callerOf(request).token, platform.clock());
    if (user.isPreview && request.method !== 'HEAD') throw fail(platform.access.lookOnly);
    const checksum = request.headers['upload-checksum'];
    return { user, checksum: typeof checksum === 'string' ? checksum : undefined };
  } catch (error) {
    const { status_code: status, body } = refusedBy(platform, error);
    void reply.status(status).header('tus-resumable', '1.0.0').type('application/json; charset=utf-8').send(body);
    return undefined;
  }
}
