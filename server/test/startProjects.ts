import type { InputOf } from '#contract/kit/schema.ts';
import type * as project from '#contract/startup/project.ts';

/** What the form of a project sends. */
export const projectForm = (more: object = {}): InputOf<typeof project.save.input> => ({
  projectName: '剩饭地图',
  slogan: '让食堂知道明天煮多少',
  regionCode: '420111',
  problem: '剩饭太多',
  solution: '用历史数据猜明天的人数',
  need: '一间愿意试用的食堂',
  plan: '先做十个用户',
  figures: '试了两周，少倒一成',
  startField: 1,
  projectStage: 2,
  audiences: { problem: 2, solution: 2, need: 2, plan: 1, figures: 1, team: 2 },
  isShown: 1,
  ...more,
});
