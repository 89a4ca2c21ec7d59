const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const hostName = new RegExp(`^(?:${label}\\.)+[a-z][a-z\\d-]{0,61}[a-z\\d]$`);

/** Is this the name of a host on the internet, such as learn.example.cn? Neither an address of numbers nor a path. */
export const isHostName = (text: string): boolean => text.length <= 253 && hostName.test(text);

/** People paste whole addresses: of `https://Learn.Example.cn/login` stays `learn.example.cn`. */
export function hostWithin(typed: string): string {
  const text = typed.trim().toLowerCase();
  const address = /^https?:\/\//.test(text) ? text : `https://${text}`;
  return text !== '' && URL.canParse(address) ? new URL(address).hostname : text;
}
