import type { Standing } from './answerSender.ts';

/** How it stands with the answers, in words: 已保存 12:01:33 #87 */
export function saveWords({ state, unsent, lastSeq, savedAt }: Standing, isOnline: boolean): string {
  if (state === 'taken') return '只读';
  if (state === 'over') return '已经结束';
  if (!isOnline || state === 'waiting') return unsent > 0 ? `${unsent} 条存在本机，等待补传` : '未连接';
  if (state === 'saving' && unsent > 0) return '正在保存';
  return savedAt === null ? '自动保存' : `已保存 ${savedAt.slice(11)} #${lastSeq}`;
}
