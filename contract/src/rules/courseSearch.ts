/** Letters of what is looked for inside a course. */
export const SOUGHT_LENGTH = 50;

/** Why nothing can be looked for by what was typed; empty when it can, or when nothing was typed. */
export function soughtProblem(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return '';
  if (!/[\p{L}\p{N}]/u.test(text)) return '请写要找的文字或数字';
  const [sign = '', ...more] = text.match(/[\p{L}\p{N}+#]/gu) ?? [];
  return more.length === 0 && /^[\w+#]$/.test(sign) ? '只有一个字母或数字，找到的会太多，请再多写一个' : '';
}
