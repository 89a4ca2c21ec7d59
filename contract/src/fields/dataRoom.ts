import type { FieldTable } from '../kit/field.ts';

/** What the leader writes of a room of evidence. */
export const dataRoom = {
  roomName: { kind: 'line', label: '名称', max: 40, required: true },
  words: { kind: 'text', label: '给看的人的话', max: 500 },
} as const satisfies FieldTable;

export const dataRoomMore = {
  days: { kind: 'choice', label: '链接开几天' },
} as const satisfies FieldTable;

export const dataRoomAnswer = {
  keys: { kind: 'choice', label: '放哪些' },
} as const satisfies FieldTable;

/** Who opens it. */
export const dataRoomVisitor = {
  visitorName: { kind: 'line', label: '你的姓名与单位', max: 40, required: true },
} as const satisfies FieldTable;
