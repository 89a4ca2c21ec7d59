const TIMEOUT_MS = 8000;
const MAX_CHARACTERS = 100_000;

/**
 * GET of a JSON address of a third party, whatever content type it claims.
 * @throws without the address in the message, because secrets travel in its query
 */
export async function askJson(base: string, path: string, query: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${base}${path}?${new URLSearchParams(query).toString()}`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  if (text.length > MAX_CHARACTERS) throw new Error(`${path} answered too much`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} answered no JSON`);
  }
}

/** A name as a third party gives it, made fit for our columns: one line, at most 30 characters. */
export const tidyName = (name: string): string => [...name.replaceAll(/\p{Cc}/gu, '').trim()].slice(0, 30).join('');

/** The address of a picture, over https, or empty. */
export function tidyPicture(address: string): string {
  const secure = address.replace(/^http:/, 'https:');
  return URL.canParse(secure) && secure.startsWith('https://') && secure.length <= 500 ? secure : '';
}
