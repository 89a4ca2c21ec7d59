import { request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Entry } from '../providers/rtc/engine/grants.ts';
import type { EngineHost } from '../providers/rtc/engineHost.ts';

/** Where livekit-client signals, below the address it is given. */
export const RTC_PATH = '/rtc';
const PATIENCE_MS = 5000;

/** Whether the holder of a ticket may still come in with it. */
export type MayEnter = (entry: Entry) => Promise<boolean>;

const always: MayEnter = async () => true;

/** The media engine behind the address of the site: what it is asked over HTTP. Without `mayEnter` tickets alone decide. */
export function mountRtc(app: FastifyInstance, host: EngineHost, mayEnter: MayEnter = always): void {
  app.get(`${RTC_PATH}/validate`, async (request, reply) => {
    const [port] = host.httpPorts; // a ticket is good at all of them
    if (port === undefined) return reply.status(503).send();
    const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return reply
      .status(answer.status)
      .type('text/plain')
      .send(await answer.text());
  });
  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    if (isRtc(request)) void passOn({ host, mayEnter }, request, wire, head);
  });
}

const isRtc = ({ url = '' }: IncomingMessage): boolean => url.split('?', 1)[0] === RTC_PATH;

const ticketIn = (url = ''): string => new URL(url, 'http://localhost').searchParams.get('access_token') ?? '';

/**
 * Joins a connection of a browser with one to the process that carries its room; both end together, and one that is
 * refused ends at once.
 */
async function passOn(
  { host, mayEnter }: { host: EngineHost; mayEnter: MayEnter },
  request: IncomingMessage,
  wire: Duplex,
  head: Buffer,
): Promise<void> {
  const { url, headers, method } = request;
  const refuse = (status: string): void =>
    void wire.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`, () => wire.destroy());
  wire.on('error', () => wire.destroy());
  // an engine that died is back in a moment: who is refused meanwhile would wait for longer before the next try
  if (!(await host.servesWithin(PATIENCE_MS))) return refuse('503 Service Unavailable');
  const entry = await host.entryOf(ticketIn(url));
  if (entry === undefined) return refuse('401 Unauthorized');
  const isStill = await mayEnter(entry).catch(() => undefined);
  if (isStill === undefined) return refuse('503 Service Unavailable');
  if (!isStill) return refuse('403 Forbidden');
  if (wire.destroyed) return undefined;
  // tickets are given to more people than come, so here is where places are counted
  if (!entry.grants.canPublish && host.isFull(entry.room)) return refuse('503 Service Unavailable');
  const seat = host.enter(entry.room);
  if (!seat) return refuse('503 Service Unavailable');
  wire.once('close', seat.leave);
  const asked = ask({ host: '127.0.0.1', port: seat.httpPort, path: url, method, headers, timeout: PATIENCE_MS });
  asked.on('timeout', () => asked.destroy(new Error('timeout')));
  asked.on('error', () => (wire.writable ? refuse('502 Bad Gateway') : wire.destroy()));
  wire.once('close', () => asked.destroy());
  asked.on('response', (answer) => {
    answer.resume();
    refuse(`${answer.statusCode} ${answer.statusMessage}`);
  });
  asked.on('upgrade', (answer, inner, first) => {
    const lines = answer.rawHeaders.reduce<string[]>((all, part, index) => {
      if (index % 2 === 0) all.push(part);
      else all[all.length - 1] += `: ${part}`;
      return all;
    }, []);
    wire.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (first.length > 0) wire.write(first);
    if (head.length > 0) inner.write(head);
    inner.on('error', () => inner.destroy());
    inner.once('close', () => wire.destroy());
    wire.once('close', () => inner.destroy());
    inner.setTimeout(0);
    wire.pipe(inner).pipe(wire);
  });
  asked.end();
  return undefined;
}
