import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';

/** Rows of a course that are part of a version of it. */
export const inVersion = (
  row: { sinceVersion: PgColumn; untilVersion: PgColumn },
  version: number | SQLWrapper,
): SQL<boolean> =>
  sql<boolean>`(${row.sinceVersion} <= ${version} and coalesce(${row.untilVersion} > ${version}, true))`;

/** The version somebody is on who takes the course: the one they began, for all others the newest. */
export const versionOf = sql<number>`coalesce(${userCourse.version}, ${course.version})`;
