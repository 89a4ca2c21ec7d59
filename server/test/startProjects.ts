import type { InputOf } from '#contract/kit/schema.ts';
import * as project from '#contract/startup/project.ts';
import * as team from '#contract/startup/projectTeam.ts';
import type { Person, testApp } from './testApp.ts';

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

/** Asks somebody into a team, and they say yes. Returns the id of their row. */
export async function joinTeam(leader: Person, projectId: string, who: Person, teamRole: 2 | 3 = 2): Promise<string> {
  const { data } = await leader.send(team.invite, { projectId, mobile: who.mobile, teamRole, duty: '做事', words: '' });
  await who.send(team.answer, { id: data.id, isAccepted: 1 });
  return data.id;
}

/** A leader with a project that may be handed in. */
export async function readyProject(t: Awaited<ReturnType<typeof testApp>>, more: object = {}) {
  const leader = await t.person({ nickname: '队长' });
  const { id } = (await leader.send(project.save, projectForm(more))).data;
  await joinTeam(leader, id, await t.person());
  await joinTeam(leader, id, await t.person());
  await joinTeam(leader, id, await t.person({ userType: 2 }), 3);
  return { leader, id };
}
