import { eq } from 'drizzle-orm';
import { CaseState, ConsentState } from '#contract/rules/startCases.ts';
import { wireTime } from '#contract/rules/time.ts';
import { graduatedProjects, startCases } from '#seed/data/startCases.ts';
import type { Db } from '#server/db/client.ts';
import { startCase, startCasePerson } from '#server/db/schema/startCase.ts';
import { startProject } from '#server/db/schema/startProject.ts';
import { facetsOf } from '#server/domain/startCase/facets.ts';
import { adminsOf } from '#server/domain/organization/admins.ts';
import { loadStartProjects } from './startProjects.ts';

const DAY = 86_400_000;

/** The stories of graduated projects of the demo world, with who agreed to be named. */
export async function loadStartCases(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  await loadStartProjects(db, now, userNos, graduatedProjects);
  for (const { project, title, intro, figures, body, people, daysAgo } of startCases) {
    const [found] = await db.select().from(startProject).where(eq(startProject.projectName, project));
    const { id: projectId, hostOrgNo, startField, regionCode } = found!;
    const at = wireTime(new Date(now.getTime() - daysAgo * DAY));
    const said = { title, intro, startField, regionCode };
    const [row] = await db
      .insert(startCase)
      .values({
        ...said,
        orgNo: hostOrgNo!,
        authorUserNo: (await adminsOf(db, hostOrgNo!))[0]!,
        projectId,
        body: body.map(([heading, ...paragraphs]) => sectionOf(heading, paragraphs)).join(''),
        figures: figures.map(([label, value]) => ({ label, value })),
        caseState: CaseState.published,
        publishedAt: at,
        facets: facetsOf(said),
        gmtCreate: at,
        gmtModified: at,
      })
      .returning({ id: startCase.id });
    await db.insert(startCasePerson).values(
      people.map(({ key, duty, words = '', consent = ConsentState.agreed }, sort) => ({
        caseId: row!.id,
        userNo: userNos.get(key)!,
        duty,
        words,
        sort,
        consentState: consent,
        askedAt: at,
        answeredAt: consent === ConsentState.asked ? null : at,
        gmtCreate: at,
      })),
    );
  }
}

const sectionOf = (heading: string, paragraphs: readonly string[]): string =>
  `<h2>${heading}</h2>${paragraphs.map((words) => `<p>${words}</p>`).join('')}`;
