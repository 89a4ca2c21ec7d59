import { and, asc, inArray } from 'drizzle-orm';
import { asking, demoClass, notices, studyGroup } from '#seed/data/grades.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { GradeRole, JoinWay } from '#contract/rules/school.ts';
import { grade, gradeApply, gradeFile, gradeNotice, gradeStudent } from '#server/db/schema/grade.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import type { SchoolStep, SeedGradeRow } from './world.ts';

const FILES = 3;

/** What goes on in a class of the school, and in a group that a learner opened. */
export async function loadGradeLife(step: SchoolStep, grades: readonly SeedGradeRow[]): Promise<void> {
  const { db, clock, userNos } = step;
  const { id: gradeId } = grades.find(({ name }) => name === demoClass)!;
  await db.insert(gradeApply).values(
    asking.map(({ who, note, daysAgo }) => ({
      gradeId,
      userNo: userNos.get(who)!,
      note,
      submitTime: clock.before(daysAgo),
      gmtCreate: clock.before(daysAgo),
    })),
  );
  const groupId = await openGroup(step);
  const ofGroup = {
    ...studyGroup.notice,
    who: studyGroup.members[0]!,
    isPinned: 0,
    daysAgo: 2,
    gradeId: groupId,
  } as const;
  await db.insert(gradeNotice).values(
    [...notices.map((notice) => ({ ...notice, gradeId })), ofGroup].map(({ who, daysAgo, ...notice }) => ({
      ...notice,
      userNo: userNos.get(who)!,
      gmtCreate: clock.before(daysAgo),
    })),
  );
  await handOut(
    step,
    new Map([
      [userNos.get('chenyanqing')!, gradeId],
      [userNos.get(studyGroup.members[0]!)!, groupId],
    ]),
  );
}

async function openGroup({ db, clock, userNos }: SchoolStep): Promise<string> {
  const { name, intro, joinCode, members } = studyGroup;
  const facts = { gradeName: name, intro, joinCode, joinWay: JoinWay.open, seats: 20, gmtCreate: clock.before(60) };
  const [row] = await db
    .insert(grade)
    .values({ ...facts, ownerUserNo: userNos.get(members[0]!)! })
    .returning({ id: grade.id });
  await db.insert(gradeStudent).values(
    members.map((who, place) => ({
      gradeId: row!.id,
      userNo: userNos.get(who)!,
      gradeRole: GradeRole.student,
      isAdmin: place === 0 ? (1 as const) : (0 as const),
      joinedAt: clock.before(60 - place * 4),
    })),
  );
  return row!.id;
}

/** A few documents of whoever runs a class, out of what they have in their space. */
async function handOut({ db, clock }: SchoolStep, gradeOf: ReadonlyMap<string, string>): Promise<void> {
  const kinds = [FileType.document, FileType.archive, FileType.image];
  const own = await db
    .select({ id: mediaFile.id, userNo: mediaFile.userNo })
    .from(mediaFile)
    .where(and(inArray(mediaFile.userNo, [...gradeOf.keys()]), inArray(mediaFile.fileType, kinds)))
    .orderBy(asc(mediaFile.id));
  const rows = [...Map.groupBy(own, ({ userNo }) => userNo)].flatMap(([userNo, files]) =>
    files.slice(0, FILES).map(({ id }, place) => {
      return { mediaId: id, userNo, gradeId: gradeOf.get(userNo)!, gmtCreate: clock.before(18 - place * 5) };
    }),
  );
  await db.insert(gradeFile).values(rows);
}
