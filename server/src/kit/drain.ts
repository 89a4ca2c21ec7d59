import type { FastifyInstance } from 'fastify';
import { finished } from 'node:stream';
import type { Readable } from 'node:stream';

const MOST_BYTES = 64 * 1_048_576;
const LONGEST_MS = 10_000;

/**
 * Takes in the rest of a body that nobody wants before the answer goes out: a connection that is closed while the other
 * side still sends breaks there, and the answer is never read.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { raw } = request;
    if (isBodiless(request.headers) || raw.readableEnded || raw.destroyed) return done(null, payload);
    drain(raw, () => done(null, payload));
  });
}

const isBodiless = (headers: { 'content-length'?: string; 'transfer-encoding'?: string }): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

function drain(body: Readable, done: () => void): void {
  const enough = new AbortController();
  const timer = setTimeout(() => enough.abort(), LONGEST_MS);
  let bytes = 0;
  body.on('data', (chunk: Buffer) => (bytes += chunk.length) > MOST_BYTES && enough.abort());
  body.resume();
  finished(body, { signal: enough.signal, writable: false }, () => {
    clearTimeout(timer);
    done();
  });
}
