import type { Db } from '#server/db/client.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { indexLecturers } from '#server/domain/search/collect.ts';

export type LecturerWish = Omit<typeof lecturer.$inferInsert, 'lecturerUserNo'> & { lecturerUserNo: string };

/** The public side of a lecturer, found by the search. The person behind it is made by `makePerson`. */
export async function makeLecturer(db: Db, wish: LecturerWish): Promise<void> {
  await db.insert(lecturer).values(wish);
  await indexLecturers(db, [wish.lecturerUserNo]);
}
