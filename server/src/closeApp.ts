import type { FastifyInstance } from 'fastify';

/** Whoever has not got the answer after this time is left: nobody may keep us from stopping. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

/** Takes no new requests, answers those under way, and lets go of every connection as soon as it is idle. */
export async function closeApp(app: FastifyInstance, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const look = setInterval(() => {
    if (Date.now() < deadline) app.server.closeIdleConnections();
    else app.server.closeAllConnections();
  }, LOOK_MS);
  await app.close();
  clearInterval(look);
}
