import { request as overHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { complaintOf, INWARD_CODE, isInwardLiteral, outwardLookup, reasonOf } from './outward.ts';

const TIMEOUT_MS = 10_000;

/** What became of a message for somebody outside: the reason why it was not taken, or none. */
export interface Outcome {
  status: number | null;
  error: string;
}

interface Message {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Posts to an address that somebody typed in. Nothing inside our own network is reached by it: every address that a name
 * stands for is looked at when the connection is made, so that a name which changes its mind is of no use, and
 * redirects are not followed.
 * @param allowed Addresses and networks inside that may be reached all the same.
 */
export async function postOutward(
  address: string,
  { headers, body }: Message,
  allowed: readonly string[],
): Promise<Outcome> {
  const url = new URL(address);
  if (isInwardLiteral(address, allowed)) return { status: null, error: INWARD };
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: outwardLookup(allowed),
    agent: false, // a connection of its own: none that was made for another address
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const status = await statusOf(url, options, body);
    return { status, error: complaintOf(status) };
  } catch (error) {
    const isInward = (error as NodeJS.ErrnoException).code === INWARD_CODE;
    return { status: null, error: isInward ? INWARD : reasonOf(error) };
  }
}

const INWARD = '它指向内网的地址，没有送';

function statusOf(url: URL, options: RequestOptions, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage): void => {
      resolve(answer.statusCode ?? 0);
      answer.destroy(); // what it says beside that is nobody's business
    };
    const asking = url.protocol === 'https:' ? overHttps(url, options, onAnswer) : overHttp(url, options, onAnswer);
    asking.on('error', reject);
    asking.end(body);
  });
}
