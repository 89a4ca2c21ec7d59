import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { houseAt } from './domain/orgSite/house.ts';
import type { Platform } from './kit/context.ts';

const Asked = z.object({ domain: z.string().max(253).default('') });

/**
 * `GET /own-host?domain=…` for the proxy before us: whether it may fetch a certificate for this host, 200 or 404. Only
 * hosts that were shown to be an organization's are, and our own.
 */
export function mountOwnHosts(app: FastifyInstance, { db, config }: Platform): void {
  app.get('/own-host', async (request, reply) => {
    const { data } = Asked.safeParse(request.query);
    const domain = (data?.domain ?? '').toLowerCase();
    const isOurs = domain === new URL(config.publicUrl).hostname;
    const isKnown = isOurs || (domain !== '' && (await houseAt(db, domain)) !== null);
    return reply
      .status(isKnown ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(isKnown ? 'ok' : 'unknown');
  });
}
