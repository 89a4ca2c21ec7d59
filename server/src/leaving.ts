import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

const leaving = new WeakSet<object>();

/** Whether this server is about to stop: it still answers, and should be sent nothing new. */
export const isLeaving = ({ server }: Pick<FastifyInstance, 'server'>): boolean => leaving.has(server);

/** Of a server that leaves, every answer is the last on its connection: nobody sends the next one into a closed door. */
export function endConnections(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving(app)) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Says that it is going (`/servez`, `/readyz`), and still answers for so long: whoever spreads requests over several processes has
 * to notice first. Only then may it stop listening (closeApp.ts).
 */
export async function leave(app: FastifyInstance, ms: number): Promise<void> {
  leaving.add(app.server);
  await sleep(ms);
}
