import { addressOf } from '#contract/kit/endpoint.ts';
import type { Endpoint, Method } from '#contract/kit/endpoint.ts';
import { asQuery, asSent, sampleOf } from '../hostile.ts';
import type { Reply, TestApp } from '../testApp.ts';

/** What is sent instead of a plausible call. */
export interface Sent {
  method?: Method;
  url?: string;
  input?: Record<string, unknown>;
  /** Instead of the input, as it is. */
  body?: string;
  type?: string;
  token?: string;
}

export interface Answered {
  status: number;
  reply: Reply<unknown>;
}

/** Sends a call over HTTP as somebody would who has read nothing but its address. */
export async function sendAnyhow({ app }: TestApp, call: Endpoint, sent: Sent): Promise<Answered> {
  const { method = call.method, input = {}, body, type = 'application/json', token } = sent;
  const { url, rest } = addressOf(call, asSent(call, { ...sampleOf(call), ...input }));
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, asQuery(value)]),
  );
  const inQuery = method === 'GET';
  const response = await app.inject({
    method,
    url: sent.url ?? (inQuery ? `${url}?${query.toString()}` : url),
    headers: { ...(token && { token }), ...(!inQuery && { 'content-type': type }) },
    ...(!inQuery && { payload: body ?? JSON.stringify(rest) }),
  });
  return { status: response.statusCode, reply: response.json<Reply<unknown>>() };
}

/** Two words of Latin letters in a row: nothing that people are told. */
export const english = /[a-z]+ [a-z]+/i;

/** Everything an answer says to people. */
export function wordsOf({ msg, data }: Reply<unknown>): string {
  const issues = (data as { issues?: { message: string }[] } | null)?.issues ?? [];
  return [msg, ...issues.map(({ message }) => message)].join('\n');
}
