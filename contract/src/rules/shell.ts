/**
 * May the site embed this address? Only https, without a user in it, and only hosts that are listed: `docs.example.cn`
 * stands for itself, `*.example.cn` for every host below it.
 */
export function mayEmbed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, host } = new URL(address);
  if (protocol !== 'https:' || username || password) return false;
  return hosts.some((listed) => {
    const allowed = listed.trim().toLowerCase();
    return allowed.startsWith('*.')
      ? host.endsWith(allowed.slice(1)) && host.length >= allowed.length
      : host === allowed;
  });
}
