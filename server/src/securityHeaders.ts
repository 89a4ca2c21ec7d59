import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The headers of helmet on every answer. They are the same for all, so helmet is asked once: setting them one by one on
 * each raw response costs more than the rest of a small call (docs/performance.md).
 */
export function setSecurityHeaders(app: FastifyInstance, { overTls }: { overTls: boolean }): void {
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: false, // pages carry one of their own with the hashes of their scripts
      crossOriginEmbedderPolicy: false,
      hsts: overTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    }),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
