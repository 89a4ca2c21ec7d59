import { inArray } from 'drizzle-orm';
import { questionAuthors } from '#seed/data/questions/all.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { userIdentity } from '#server/db/schema/user.ts';
import type { AssessmentStep, SeedOwner } from './world.ts';

type Author = keyof typeof questionAuthors;

/** Lecturers own what they write, with their house; what administrators write belongs to their organization. */
export async function findOwners({ db, userNos }: AssessmentStep): Promise<Map<Author, SeedOwner>> {
  const authors = Object.entries(questionAuthors) as [Author, string][];
  const numbers = authors.map(([, key]) => userNos.get(key)!);
  const lecturers = await db
    .select({ userNo: lecturer.lecturerUserNo, orgNo: lecturer.orgNo })
    .from(lecturer)
    .where(inArray(lecturer.lecturerUserNo, numbers));
  const staff = await db
    .select({ userNo: userIdentity.userNo, orgNo: userIdentity.orgNo, userType: userIdentity.userType })
    .from(userIdentity)
    .where(inArray(userIdentity.userNo, numbers));
  return new Map(
    authors.map(([author, key]): [Author, SeedOwner] => {
      const authorUserNo = userNos.get(key)!;
      const teaches = lecturers.find(({ userNo }) => userNo === authorUserNo);
      if (teaches) return [author, { authorUserNo, orgNo: teaches.orgNo, isOfOrg: 0 }];
      const runs = staff.find(({ userNo, userType }) => userNo === authorUserNo && userType >= 3)!;
      return [author, { authorUserNo, orgNo: runs.orgNo, isOfOrg: 1 }];
    }),
  );
}
