import { eq } from 'drizzle-orm';
import * as project from '#contract/startup/project.ts';
import * as team from '#contract/startup/projectTeam.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import * as desk from '#contract/startup/typicalCaseDesk.ts';
import { makeOrg } from '#seed/make/org.ts';
import { startProject } from '#server/db/schema/startProject.ts';
import { projectForm } from './startProjects.ts';
import type { TestApp } from './testApp.ts';
import { offerVacancyChoices } from './vacancies.ts';

/** A school that tells the stories of its projects, another institution, and projects that graduated. */
export async function caseWorld(t: TestApp) {
  t.setNow(new Date('2026-11-24T10:00:00+08:00'));
  const { db } = t.database;
  await offerVacancyChoices(t);
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
  const school = await t.person({ userType: 4, orgNo, isAdmin: true });
  const elsewhere = await makeOrg(db, { orgType: 3, orgName: '别家机构' });
  const other = await t.person({ userType: 3, orgNo: elsewhere, isAdmin: true });
  const formOf = async (id: string) => (await school.send(desk.form, { id })).data;
  return {
    school,
    other,
    formOf,
    /** A project of two that graduated at the school. */
    async graduated() {
      const leader = await t.person({ nickname: '林之遥' });
      const friend = await t.person({ nickname: '白雨桐' });
      const { id } = (await leader.send(project.save, projectForm())).data;
      const asked = { projectId: id, mobile: friend.mobile, teamRole: 2, duty: '数据', words: '' } as const;
      await friend.send(team.answer, { id: (await leader.send(team.invite, asked)).data.id, isAccepted: 1 });
      const done = { hostOrgNo: orgNo, projectState: 5, stateTime: '2026-11-01 09:00:00' } as const;
      await db.update(startProject).set(done).where(eq(startProject.id, id));
      return { leader, friend, id };
    },
    /** What the form sends of what it shows. */
    async contentOf(id: string) {
      const { title, intro, regionCode, startField, body, figures, people } = await formOf(id);
      return { title, intro, regionCode, startField, body, figures, people };
    },
    seen: async (id: string) => (await t.guest.send(stories.view, { id })).data,
  };
}
