import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How a learner stands with a homework or an examination in a course. */
export const NodeState = choice({
  coming: [1, '未开始'],
  open: [2, '可以作答'],
  running: [3, '进行中'],
  submitted: [4, '已交'],
  released: [5, '已出成绩'],
  missed: [6, '已结束'],
});

export type NodeState = ValueOf<typeof NodeState>;
