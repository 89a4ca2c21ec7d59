/** Asks one call so often, one after the other, and returns the p95 in milliseconds; the first ones do not count. */
export async function p95Of(
  url: string,
  { path, body, token = '' }: { path: string; body: object; token?: string },
  times = 60,
): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < WARM + times; time += 1) {
    const began = performance.now();
    await ask(url, { path, body, token });
    if (time >= WARM) taken.push(performance.now() - began);
  }
  return percentile(taken, 0.95);
}

const WARM = 10;

/** Sends a call and returns its data. @throws when it does not succeed */
export async function ask<T>(
  url: string,
  { path, body, token = '' }: { path: string; body: object; token?: string },
): Promise<T> {
  const reply = await fetch(`${url}/apis${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { token }) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: T };
  if (code !== 200) throw new Error(`${path} 回答 ${code} ${msg}`);
  return data;
}

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))]!;
