import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

export const ShowKind = choice({ roadShow: [1, '路演'], contest: [2, '大赛'] });

export type ShowKind = ValueOf<typeof ShowKind>;

export const ShowState = choice({
  draft: [0, '草稿'],
  published: [1, '已发布'],
  finished: [2, '已结束'],
  cancelled: [3, '已取消'],
});

export type ShowState = ValueOf<typeof ShowState>;

export const MOST_SHOWS = 300;
/** Projects that one of them has. */
export const MOST_SHOW_PROJECTS = 50;
/** Own projects and live classes that one can choose from, the newest. */
export const MOST_SHOW_CHOICES = 100;
