/** What a refused answer says that the role lacks, as the note; undefined when it does not say. */
export function lackedIn(answer: unknown): string | undefined {
  const { needed } = (answer ?? {}) as { needed?: { action: string; name: string }[] };
  if (!needed?.length) return undefined;
  return `当前角色缺少权限：${needed.map(({ name, action }) => `${name}（${action}）`).join('或')}`;
}
