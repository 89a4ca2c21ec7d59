import { and, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { LecturerCard } from '#contract/user/lecturer.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { attention, lecturer } from '../../db/schema/people.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml, plainText } from '../../kit/html.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

type LecturerRow = typeof lecturer.$inferSelect & { orgName: string | null };

/** Contacts stay behind: only `ownLecturer` gives them. */
export function lecturerCardOf(row: LecturerRow): LecturerCard {
  const { lecturerMobile: _mobile, lecturerEmail: _email, introduce, ...shown } = row;
  return { ...shown, brief: plainText(introduce, 120), orgName: row.orgName ?? '' };
}

const shown = { ...getTableColumns(lecturer), orgName: orgInfo.orgName };

/** Whether somebody follows the lecturer of the row; nobody has number 0. */
const followed = (userNo: string | ReturnType<typeof sql.placeholder>) =>
  sql<0 | 1>`(exists (select 1 from ${attention} where ${attention.userNo} = ${userNo}
    and ${attention.kind} = 'lecturer' and ${attention.refNo} = ${lecturer.lecturerUserNo}))::int`;

interface LecturerFilter extends PageRequest {
  tag: string;
  orgNo?: string;
  lecturerName: string;
  /** Who else is meant by the name: found by how it is spelt. */
  alsoMeant: readonly string[];
}

/** The directory of lecturers, those the operators put first before the newest. */
export async function listLecturers(db: Db, filter: LecturerFilter, userNo: string | undefined) {
  const where = and(
    enabled(lecturer),
    filter.orgNo ? eq(lecturer.orgNo, filter.orgNo) : undefined,
    filter.tag ? sql`${lecturer.tags} @> array[${filter.tag}]` : undefined,
    filter.lecturerName
      ? or(
          ilike(lecturer.lecturerName, containing(filter.lecturerName)),
          inArray(lecturer.lecturerUserNo, [...filter.alsoMeant]),
        )
      : undefined,
  );
  const rows = db
    .select({ ...shown, isAttention: followed(userNo ?? '0') })
    .from(lecturer)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, lecturer.orgNo))
    .where(where)
    .orderBy(desc(lecturer.sort), desc(lecturer.id))
    .$dynamic();
  const page = await paginate(filter, rows, () => cappedCount(db, sql`${lecturer}`, where));
  return { ...page, list: page.list.map((row) => ({ ...lecturerCardOf(row), isAttention: row.isAttention })) };
}

const byUserNo = prepared('lecturer_view', (db) =>
  db
    .select({ ...shown, isAttention: followed(sql.placeholder('userNo')) })
    .from(lecturer)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, lecturer.orgNo))
    .where(and(eq(lecturer.lecturerUserNo, sql.placeholder('lecturerUserNo')), enabled(lecturer)))
    .prepare('lecturer_view'),
);

/**
 * The public page of a lecturer, as seen by `userNo`.
 * @throws NOT_FOUND for somebody who is no lecturer, or no longer one.
 */
export const viewLecturer = async (db: Db, lecturerUserNo: string, userNo: string | undefined) =>
  pageOf(await lecturerRow(db, lecturerUserNo, userNo));

/** The same with the contacts, for the lecturer. @throws NOT_FOUND when the person is none. */
export async function ownLecturer(db: Db, userNo: string) {
  const row = await lecturerRow(db, userNo, userNo);
  const { lecturerMobile, lecturerEmail } = row;
  return { ...pageOf(row), lecturerMobile, lecturerEmail };
}

const pageOf = (row: LecturerRow & { isAttention: 0 | 1 }) => ({
  ...lecturerCardOf(row),
  introduce: cleanHtml(row.introduce),
  isAttention: row.isAttention,
});

async function lecturerRow(db: Db, lecturerUserNo: string, userNo: string | undefined) {
  const [row] = await byUserNo(db).execute({ lecturerUserNo, userNo: userNo ?? '0' });
  if (!row) throw fail(NOT_FOUND);
  return row;
}
