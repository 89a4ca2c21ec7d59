import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Where a question stands. Solved is one whose asker accepted an answer, whatever its state. */
export const QuesState = choice({ open: [1, '开放'], closed: [2, '已关闭'], removed: [3, '已被移除'] });

/** The tabs of the questions; 1 and 3 are numbered as those of the blog. */
export const QuesTab = choice({ latest: [1, '最新'], hot: [3, '热门'], unanswered: [4, '等回答'] });

/** In what order answers stand. The accepted one is first in both. */
export const AnswerSort = choice({ votes: [1, '最有用'], time: [2, '最新'] });

/** Why a question takes no further answers. */
export const QuesClose = choice({ duplicate: [1, '重复的问题'], settled: [2, '不再需要回答'] });

/** Points that an asker put up: held by the book until somebody gets them or they come back. */
export const RewardState = choice({ held: [1, '悬赏中'], paid: [2, '已付出'], returned: [3, '已退回'] });

export type QuesState = ValueOf<typeof QuesState>;
export type QuesTab = ValueOf<typeof QuesTab>;
export type AnswerSort = ValueOf<typeof AnswerSort>;
export type QuesClose = ValueOf<typeof QuesClose>;
export type RewardState = ValueOf<typeof RewardState>;

/** What may be offered for an answer. */
export const rewardChoices = [0, 5, 10, 20, 50, 100] as const;

/** An offer that nobody decided on is settled after so many days: to the most useful answer, else back to the asker. */
export const REWARD_DAYS = 30;

/** Below so many letters a title is not compared with other questions yet. */
export const SIMILAR_FROM = 4;

export const quesPath = (id: string): string => `/question/view/${id}`;

/** The page on which a question is written: a new one without an id. */
export const askPath = (id?: string): string =>
  id === undefined ? '/question/account/write' : `/question/account/write?id=${id}`;
