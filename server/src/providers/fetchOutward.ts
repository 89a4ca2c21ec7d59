import { request as overHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { inwardError, isInwardLiteral, outwardLookup } from './outward.ts';

const MOST_BYTES = 512 * 1024;

interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | null;
}

/**
 * `fetch` for addresses that somebody typed in, and for those that such an address names in turn: nothing inside our own
 * network is reached, redirects are not followed, and an answer has an end.
 * @param allowed Addresses and networks inside that may be reached all the same.
 * @throws with the code EINWARD for a place inside
 */
export const fetchOutward =
  (allowed: readonly string[]) =>
  async (address: string, { method, headers, body, signal }: Asked): Promise<Response> => {
    if (isInwardLiteral(address, allowed)) throw inwardError();
    const sent = body === undefined || body === null ? '' : textOf(body);
    const options: RequestOptions = {
      method,
      headers: { ...headers, 'accept-encoding': 'identity', 'content-length': String(Buffer.byteLength(sent)) },
      lookup: outwardLookup(allowed),
      agent: false, // a connection of its own: none that was made for another address
      ...(signal ? { signal } : {}),
    };
    return answerOf(new URL(address), options, sent);
  };

/** Forms and texts are all that is ever sent. */
function textOf(body: unknown): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('only text is sent outside');
}

function answerOf(url: URL, options: RequestOptions, body: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage): void => void read(answer).then(resolve, reject);
    const asking = url.protocol === 'https:' ? overHttps(url, options, onAnswer) : overHttp(url, options, onAnswer);
    asking.on('error', reject);
    asking.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new Error('answered too much'); // leaving the loop ends the connection
    parts.push(part);
  }
  const { statusCode: status = 0, headers } = answer;
  const known = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Response(size === 0 ? null : Buffer.concat(parts), { status, headers: known });
}
