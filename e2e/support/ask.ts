import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';

/** A call of the contract by whom the token is of. @throws when it is not answered with 200 */
export async function ask<I extends Schema, O extends Schema>(
  url: string,
  token: string,
  { path }: Endpoint<string, I, O>,
  input: InputOf<I>,
): Promise<OutputOf<O>> {
  const headers = { 'content-type': 'application/json', token };
  const reply = await fetch(`${url}/apis${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: OutputOf<O> };
  if (code !== 200) throw new Error(`${path}: ${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}
