import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { indexLecturers } from '#server/domain/search/collect.ts';

export type LecturerWish = Omit<typeof lecturer.$inferInsert, 'lecturerUserNo'> & { lecturerUserNo: string };

/** The public side of a lecturer, found by the search. The person behind it is made by `makePerson`. */
export async function makeLecturer(db: Db, wish: LecturerWish): Promise<void> {
  await db.insert(lecturer).values(wish);
  await db.execute(houseSharesSoFar(wish.lecturerUserNo));
  await indexLecturers(db, [wish.lecturerUserNo]);
}

/** What a lecturer of an organization gets there, as it began. */
const houseSharesSoFar = (userNo: string) =>
  sql`insert into house_share (org_no, lecturer_user_no, share_ratio, begins_at)
    select org_no, lecturer_user_no, share_ratio, gmt_modified from lecturer
    where lecturer_user_no = ${userNo} and org_no is not null`;
