import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often it looks who is ready; deploy/Caddyfile looks once a second. */
const LOOK_MS = 100;
const PATIENCE_MS = 5000;

export interface FrontDoor {
  readonly url: string;
  /** Ports of the processes it sends requests to at present. */
  readonly ready: ReadonlySet<number>;
  /** What it could not pass on, with the reason. */
  readonly fallen: readonly string[];
  close(): Promise<void>;
}

/**
 * A proxy before several processes, as small as can be: it asks each whether it is ready, sends requests in turn to those
 * that are, over connections that stay open, and never tries twice, so that whatever a process lets fall is seen.
 */
export async function openFrontDoor(ports: readonly number[]): Promise<FrontDoor> {
  const ready = new Set<number>();
  const fallen: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const closing = new AbortController();
  const look = async (port: number): Promise<void> => {
    while (!closing.signal.aborted) {
      if (await isReady(port)) ready.add(port);
      else ready.delete(port);
      await sleep(LOOK_MS);
    }
  };
  const looks = ports.map(look);
  let turn = 0;
  // Connections of those who ask stay open however long they rest: one that is closed just when it is used again fell to nobody.
  const server = createServer({ keepAliveTimeout: 0 }, (asked, answer) => {
    const open = ports.filter((port) => ready.has(port));
    const port = open[(turn += 1) % open.length];
    const fall = (why: string): void => {
      fallen.push(`${asked.method} ${asked.url} ${port ?? ''} ${why}`);
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    };
    if (port === undefined) fall('nobody is ready');
    else passOn(asked, answer, { port, agent, fall });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready,
    fallen,
    async close() {
      closing.abort();
      await Promise.all(looks);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/servez`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  );

interface To {
  port: number;
  agent: Agent;
  fall: (why: string) => void;
}

function passOn(asked: IncomingMessage, answer: ServerResponse, { port, agent, fall }: To): void {
  const { method, url: path } = asked;
  const passed = request(
    { port, host: '127.0.0.1', agent, method, path, headers: endToEnd(asked.headers) },
    (reply) => {
      answer.writeHead(reply.statusCode!, endToEnd(reply.headers));
      reply.on('error', ({ message }) => fall(message));
      reply.pipe(answer);
    },
  );
  passed.on('error', ({ message }) => fall(message));
  asked.pipe(passed);
}

/** Whether a connection stays open is between two neighbours. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = { ...headers };
  delete kept.connection;
  delete kept['keep-alive'];
  return kept;
}
