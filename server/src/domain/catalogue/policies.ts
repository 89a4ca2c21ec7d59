import { and, eq, sql } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import type { SessionUser } from '../../kit/context.ts';

/**
 * What everybody may see. Written with literals, not parameters: the catalogue's indexes hold exactly these rows, and
 * a plan made for unknown values could not use them.
 */
export const onShelf = sql`${course.isPutaway} = 1 and ${enabled(course)}`;

/** As much of who looks as decides. */
export type Viewer = Pick<SessionUser, 'userNo' | 'userType' | 'orgNo'>;

interface Owned {
  lecturerUserNo: string;
  orgNo: string | null;
}

/** The author, or staff of the organization, school or enterprise that the course belongs to. */
export const ownsCourse = (user: Viewer, row: Owned): boolean =>
  row.lecturerUserNo === user.userNo || (row.orgNo !== null && worksFor(user) === row.orgNo);

/** `none` never taken or given up, `valid` may be studied, `expired` was taken for a time that is over. */
export type Enrolment = 'none' | 'valid' | 'expired';

/** What is on the shelf; else only the author's house, and who takes a course keeps it when it is withdrawn. */
export const maySee = (row: Owned & { isPutaway: 0 | 1 }, user: Viewer | null, enrolment: Enrolment): boolean =>
  row.isPutaway === 1 || enrolment !== 'none' || (user !== null && ownsCourse(user, row));

/** What a person made, on the shelf or not. */
export const createdBy = (user: SessionUser) => and(eq(course.lecturerUserNo, user.userNo), enabled(course));

/** The courses of an organization: its staff and lecturers see everything, its learners what is on the shelf. */
export const ofOrganization = (user: SessionUser, orgNo: string) =>
  and(eq(course.orgNo, orgNo), user.userType === UserType.learner ? onShelf : enabled(course));

/** The organization a person acts for in this identity, as staff (types 3 to 5) or as its lecturer. */
const worksFor = ({ userType, orgNo }: Viewer): string | null => (userType >= 3 ? orgNo : null);
