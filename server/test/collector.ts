import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  /** 2 server, 3 client. */
  kind: number;
  attributes: Record<string, string | number>;
  isError: boolean;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: (Omit<Span, 'attributes' | 'isError'> & Raw)[] }[] }[];
}

interface Raw {
  attributes: { key: string; value: { stringValue?: string; intValue?: string | number } }[];
  status: { code?: number };
}

/** As much of an OpenTelemetry collector as takes in traces. */
export async function openCollector() {
  const spans: Span[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end();
    headers.push(request.headers);
    bodies.push(body);
    for (const { scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
      for (const { spans: some } of scopeSpans) spans.push(...some.map(readable));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, headers, bodies };
}

const readable = ({ attributes, status, ...span }: Omit<Span, 'attributes' | 'isError'> & Raw): Span => ({
  ...span,
  attributes: Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? Number(intValue)]),
  ),
  isError: status.code === 2,
});
