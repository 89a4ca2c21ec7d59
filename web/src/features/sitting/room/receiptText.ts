import * as api from '#contract/exam/sitting.ts';
import type { KeptReceipt, Room } from '#contract/exam/sittingShapes.ts';
import { call } from '../../../kit/call.ts';
import { saveText } from '../../../kit/saveText.ts';

/** All receipts of a sitting as a file that its candidate keeps. */
export async function downloadReceipts(room: Pick<Room, 'id' | 'title' | 'candidateName'>): Promise<void> {
  const all: KeptReceipt[] = [];
  let isIntact = true;
  for (let pageCurrent = 1, totalPage = 1; pageCurrent <= totalPage; pageCurrent += 1) {
    const page = await call(api.receipts, { id: room.id, pageCurrent, pageSize: 100 });
    all.push(...page.list);
    totalPage = page.totalPage;
    isIntact &&= page.isIntact === 1;
  }
  saveText(`作答凭据 ${room.title}.txt`, receiptText(room, all, isIntact));
}

export function receiptText(
  { id, title, candidateName }: Pick<Room, 'id' | 'title' | 'candidateName'>,
  receipts: readonly KeptReceipt[],
  isIntact: boolean,
): string {
  const lines = receipts.map(
    ({ seq, storedAt, slot, answer, hash }) =>
      `#${seq}\t${storedAt}\t题目 ${slot}\t${answer === null ? '（撤回）' : JSON.stringify(answer)}\t${hash}`,
  );
  return [
    `作答凭据：${title}`,
    `考生：${candidateName}`,
    `作答编号：${id}`,
    `核对：${isIntact ? '整条凭据链一致' : '凭据链不一致，请联系监考老师'}`,
    '凭据是 SHA-256，由前一张凭据、作答编号、序号、题目、答案与保存时间算出；与老师核对时报序号与凭据即可。',
    '',
    ...lines,
    '',
  ].join('\r\n');
}
