import type { FieldTable } from '../kit/field.ts';
import { MOST_SAID } from '../rules/liveRooms.ts';

/** What a live class begins with. */
export const liveRoom = {
  liveName: { kind: 'line', label: '直播名称', max: 60, required: true },
  liveType: { kind: 'choice', label: '课堂类型', required: true },
  saveReplay: { kind: 'choice', label: '保留回放', required: true },
  disableGood: { kind: 'choice', label: '关闭点赞', required: true },
  connectMicrophone: { kind: 'choice', label: '允许连麦', required: true },
} as const satisfies FieldTable;

export const liveSaying = {
  text: { kind: 'line', label: '发言', max: MOST_SAID, required: true },
} as const satisfies FieldTable;

export const liveNotice = {
  notice: { kind: 'line', label: '课堂公告', max: 200 },
} as const satisfies FieldTable;

export const liveHand = {
  question: { kind: 'line', label: '想问什么（选填）', called: '想问的问题', max: 120 },
} as const satisfies FieldTable;

export const livePoll = {
  title: { kind: 'line', label: '题目', max: 120, required: true },
} as const satisfies FieldTable;

export const liveFiller = {
  filler: { kind: 'line', label: '掉线时请学员做', max: 120 },
} as const satisfies FieldTable;

export const liveCaption = {
  text: { kind: 'line', label: '字幕', max: 200, required: true },
} as const satisfies FieldTable;
