import { and, desc, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { FOLLOWED, YOURSELF } from '#contract/user/attention.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { attention, lecturer } from '../../db/schema/people.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { plainText } from '../../kit/html.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

export interface Followed {
  kind: 'lecturer' | 'organization';
  refNo: string;
}

/** @throws NOT_FOUND when there is nobody to follow, FOLLOWED when it was done before, YOURSELF. Returns the id. */
export async function follow(db: Db, userNo: string, { kind, refNo }: Followed): Promise<string> {
  if (kind === 'lecturer' && refNo === userNo) throw fail(YOURSELF);
  if (!(await isThere(db, { kind, refNo }))) throw fail(NOT_FOUND);
  const [row] = await db
    .insert(attention)
    .values({ userNo, kind, refNo })
    .onConflictDoNothing()
    .returning({ id: attention.id });
  if (!row) throw fail(FOLLOWED);
  if (kind === 'lecturer') await countFans(db, refNo, 1);
  return row.id;
}

/** Ends it; nothing happens where it never began. */
export async function unfollow(db: Db, userNo: string, { kind, refNo }: Followed): Promise<void> {
  const ended = await db
    .delete(attention)
    .where(and(eq(attention.userNo, userNo), eq(attention.kind, kind), eq(attention.refNo, refNo)))
    .returning({ id: attention.id });
  if (ended.length > 0 && kind === 'lecturer') await countFans(db, refNo, -1);
}

/** Whom a person follows, the latest first. Who left the platform is not listed. */
export async function listFollowed(db: Db, userNo: string, kind: Followed['kind'], request: PageRequest) {
  const own = and(eq(attention.userNo, userNo), eq(attention.kind, kind));
  const columns = {
    id: attention.id,
    kind: sql<Followed['kind']>`${attention.kind}`,
    refNo: attention.refNo,
    gmtCreate: attention.gmtCreate,
  };
  const isLecturer = and(eq(lecturer.lecturerUserNo, attention.refNo), enabled(lecturer));
  const isOrg = and(eq(orgInfo.orgNo, attention.refNo), enabled(orgInfo));
  if (kind === 'lecturer') {
    const rows = db
      .select({ ...columns, name: lecturer.lecturerName, headImgUrl: lecturer.headImgUrl, note: lecturer.position })
      .from(attention)
      .innerJoin(lecturer, isLecturer);
    const joined = sql`${attention} inner join ${lecturer} on ${isLecturer}`;
    return paginate(request, rows.where(own).orderBy(desc(attention.id)).$dynamic(), () => countOf(db, joined, own));
  }
  const rows = db
    .select({ ...columns, name: orgInfo.orgName, headImgUrl: orgInfo.orgLogoImg, note: orgInfo.intro })
    .from(attention)
    .innerJoin(orgInfo, isOrg);
  const joined = sql`${attention} inner join ${orgInfo} on ${isOrg}`;
  const page = await paginate(request, rows.where(own).orderBy(desc(attention.id)).$dynamic(), () =>
    countOf(db, joined, own),
  );
  return { ...page, list: page.list.map((row) => ({ ...row, note: plainText(row.note, 80) })) };
}

async function isThere(db: Db, { kind, refNo }: Followed): Promise<boolean> {
  if (kind === 'lecturer')
    return (await db.$count(lecturer, and(eq(lecturer.lecturerUserNo, refNo), enabled(lecturer)))) > 0;
  return (await db.$count(orgInfo, and(eq(orgInfo.orgNo, refNo), enabled(orgInfo)))) > 0;
}

const countFans = (db: Db, refNo: string, step: 1 | -1) =>
  db
    .update(lecturer)
    .set({ countFans: sql`greatest(0, ${lecturer.countFans} + ${step})` })
    .where(eq(lecturer.lecturerUserNo, refNo));
