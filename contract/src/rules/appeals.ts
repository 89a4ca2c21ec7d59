import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What became of an objection to marks. */
export const AppealState = choice({
  waiting: [0, '待处理'],
  granted: [1, '已改分'],
  refused: [2, '维持原分'],
  withdrawn: [3, '已撤回'],
});

export type AppealState = ValueOf<typeof AppealState>;

/** What a marker says about a place in an answer. */
export const CommentKind = choice({
  point: [1, '得分点'],
  wrong: [2, '错误'],
  doubt: [3, '存疑'],
  remark: [4, '批注'],
});

export type CommentKind = ValueOf<typeof CommentKind>;

/** About the letters from–to of the text of an answer, tags not counted. */
export interface TextComment {
  kind: CommentKind;
  from: number;
  to: number;
  text: string;
}
