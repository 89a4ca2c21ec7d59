import { addressOf } from '#contract/kit/endpoint.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';

/** A call of the contract by whom the token is of. @throws when it is not answered with 200 */
export async function ask<I extends Schema, O extends Schema>(
  site: string,
  token: string,
  endpoint: Endpoint<string, I, O>,
  input: InputOf<I>,
): Promise<OutputOf<O>> {
  const { url, rest } = addressOf(endpoint, input as Record<string, unknown>);
  const { method } = endpoint;
  const headers = { 'content-type': 'application/json', token };
  const reply = await (method === 'GET'
    ? fetch(`${site}${url}?${new URLSearchParams(rest as Record<string, string>)}`, { headers })
    : fetch(site + url, { method, headers, body: JSON.stringify(rest) }));
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: OutputOf<O> };
  if (code !== 200) throw new Error(`${endpoint.path}: ${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}
