import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { applications, lecturerAudits, liveApplications, orgChanges } from '#seed/data/applications.ts';
import { organizations } from '#seed/data/organizations.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { course } from '#server/db/schema/course.ts';
import { liveApply, liveChannel } from '#server/db/schema/live.ts';
import { lecturerAudit, orgApply, orgInfoAudit } from '#server/db/schema/organization.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { storedFile } from '#server/db/schema/trust.ts';
import { orgInfo, userExt } from '#server/db/schema/user.ts';
import type { LearningWorld } from './learning/world.ts';

const DAY_SECONDS = 86_400;

/** What waits for the operator, and what was refused: applications with their papers, lecturers, changes. */
export async function loadApplications(db: Db, { userNos, storage }: LearningWorld, now: Date): Promise<void> {
  const times = (daysAgo: number, refusal: string | null) =>
    timesOf(now, daysAgo, refusal, userNos.get('zhoumingyuan')!);
  for (const { who, paper, daysAgo, refusal, ...facts } of applications) {
    const userNo = userNos.get(who)!;
    const licenceImg = await keepPaper(db, storage, { userNo, paper }, now);
    await db.insert(orgApply).values({ ...facts, userNo, licenceImg, ...times(daysAgo, refusal) });
  }
  for (const { who, daysAgo, refusal, ...shown } of lecturerAudits) {
    const lecturerUserNo = userNos.get(who)!;
    const [person] = await db.select().from(userExt).where(eq(userExt.userNo, lecturerUserNo));
    const headImgUrl = person?.headImgUrl ?? '';
    await db.insert(lecturerAudit).values({ ...shown, lecturerUserNo, headImgUrl, ...times(daysAgo, refusal) });
  }
  for (const { who, daysAgo, refusal, ...wish } of liveApplications) {
    await db.insert(liveApply).values({ ...wish, lecturerUserNo: userNos.get(who)!, ...times(daysAgo, refusal) });
  }
  await openChannels(db);
  for (const { org, who, content, daysAgo } of orgChanges) {
    const orgName = organizations.find(({ key }) => key === org)!.name;
    const [row] = await db.select().from(orgInfo).where(eq(orgInfo.orgName, orgName));
    await db
      .insert(orgInfoAudit)
      .values({ orgNo: row!.orgNo, userNo: userNos.get(who)!, content, ...times(daysAgo, '') });
  }
}

/** Whoever teaches a live course has a channel. */
async function openChannels(db: Db): Promise<void> {
  const teachers = await db
    .selectDistinct({ lecturerUserNo: lecturer.lecturerUserNo, lecturerName: lecturer.lecturerName })
    .from(lecturer)
    .innerJoin(course, eq(course.lecturerUserNo, lecturer.lecturerUserNo))
    .where(eq(course.courseCategory, CourseCategory.live));
  await db
    .insert(liveChannel)
    .values(
      teachers.map(({ lecturerUserNo, lecturerName }) => ({ lecturerUserNo, channelName: `${lecturerName}的直播间` })),
    );
}

/** Handed in so many days ago; what was refused was so after a day. */
function timesOf(now: Date, daysAgo: number, refusal: string | null, auditUserNo: string) {
  const submitTime = wireTimeIn(now, -daysAgo * DAY_SECONDS);
  const sent = { submitTime, gmtCreate: submitTime };
  if (refusal === '') return { ...sent, auditStatus: AuditState.waiting };
  const auditTime = wireTimeIn(now, -(daysAgo - 1) * DAY_SECONDS);
  const auditStatus = refusal === null ? AuditState.passed : AuditState.refused;
  return { ...sent, auditStatus, auditOpinion: refusal ?? '', auditTime, auditUserNo };
}

interface Paper {
  userNo: string;
  paper: string;
}

async function keepPaper(db: Db, storage: LearningWorld['storage'], { userNo, paper }: Paper, now: Date) {
  const content = await readFile(new URL(`../media/licences/${paper}.webp`, import.meta.url));
  const storageKey = `demo/licence/${paper}.webp`;
  await storage.put(storageKey, content, 'image/webp');
  const file = { fileName: '证照.webp', extension: 'webp', mimeType: 'image/webp', bytes: content.length };
  const [row] = await db
    .insert(storedFile)
    .values({ ...file, userNo, storageKey, purpose: 'licence', gmtCreate: wireTimeIn(now, 0) })
    .returning({ id: storedFile.id });
  return `/files/${row!.id}.webp`;
}
