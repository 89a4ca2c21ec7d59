import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { OnOff } from '#contract/rules/liveRooms.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { coursePeriodAudit, coursewareAudit } from '../../db/schema/authoring.ts';
import { course, coursePeriod, courseware } from '../../db/schema/course.ts';
import { gradeFile } from '../../db/schema/grade.ts';
import { liveRoom } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';

const one = { one: sql`1` };

/** Learners can open the replay of the room of the outer query: its class-hour is there, and its lecturer keeps it. */
export const isReplayed = (db: Db) =>
  and(
    eq(liveRoom.saveReplay, OnOff.on),
    exists(
      db
        .select(one)
        .from(coursePeriod)
        .innerJoin(course, and(eq(course.id, coursePeriod.courseId), enabled(course)))
        .where(and(eq(coursePeriod.id, liveRoom.periodId), enabled(coursePeriod))),
    ),
  )!;

/** The replay of that room has a film of the whole, and plays nothing of what was recorded. */
export const isFilmed = (db: Db) =>
  exists(
    db
      .select(one)
      .from(sql`${mediaFile} as film`)
      .where(sql`film.id = ${liveRoom.filmMediaId} and ${enabledAs('film')}`),
  );

function isNamedIn(db: Db, table: PgTable & { mediaId: PgColumn }) {
  const plain: PgTable = table; // drizzle's types ask of a table they do not know whether it may be read
  return exists(db.select(one).from(plain).where(eq(table.mediaId, mediaFile.id)));
}

/** Something besides the recording it is of names the file of the outer query. */
export const isNamedElsewhere = (db: Db) =>
  or(
    ...[coursePeriod, courseware, coursePeriodAudit, coursewareAudit, gradeFile].map((table) => isNamedIn(db, table)),
    exists(
      db
        .select(one)
        .from(sql`${liveRoom} as other`)
        .where(sql`${mediaFile.id} in (other.film_media_id, other.deck_media_id)`),
    ),
  )!;
