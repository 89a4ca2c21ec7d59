import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/kit/schema.ts';
import * as project from '#contract/startup/project.ts';
import * as desk from '#contract/startup/showDesk.ts';
import { startProject } from '#server/db/schema/startProject.ts';
import { projectForm } from './startProjects.ts';
import type { TestApp } from './testApp.ts';

type Wish = Partial<InputOf<typeof desk.save.input> & object>;

/** A school with two incubated projects that everybody may see, and the shows that it makes over HTTP. */
export async function showWorld(t: TestApp, orgNo: string) {
  const { db } = t.database;
  const host = await t.person({ userType: 4, orgNo, isAdmin: true });
  const leaders = [await t.person({ nickname: '队长一' }), await t.person({ nickname: '队长二' })];
  const projectIds: string[] = [];
  for (const [at, leader] of leaders.entries()) {
    const form = projectForm({ projectName: ['第一个', '第二个'][at], regionCode: '' });
    const { id } = (await leader.send(project.save, form)).data;
    await db.update(startProject).set({ hostOrgNo: orgNo, projectState: 3 }).where(eq(startProject.id, id));
    projectIds.push(id);
  }
  const written = {
    title: '十二月路演',
    intro: '两个项目各讲八分钟，问五分钟。',
    place: '图书馆一楼报告厅',
    showKind: 1 as const,
    beginsAt: '2026-12-01 14:00:00',
    endsAt: '2026-12-01 16:00:00',
    projectIds,
  };
  const send = (wish: Wish = {}) => host.send(desk.save, { ...written, ...wish });

  return {
    host,
    leaders,
    projectIds,
    send,

    /** @returns the number of a draft */
    async saved(wish: Wish = {}): Promise<string> {
      const { code, msg, data } = await send(wish);
      if (code !== 200) throw new Error(`the show was not saved: ${code} ${msg}`);
      return data.id;
    },

    /** @returns the number of what everybody sees */
    async published(wish: Wish = {}): Promise<string> {
      const id = await this.saved(wish);
      const { code, msg } = await host.send(desk.publish, { id });
      if (code !== 200) throw new Error(`the show was not published: ${code} ${msg}`);
      return id;
    },
  };
}
