import { and, eq, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ALREADY_CERTIFIED, AUTH_ENDED, NOT_CERTIFIABLE } from '#contract/course/courseAuth.ts';
import type { update } from '#contract/course/courseAuth.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { courseAuth, courseAuthDepart } from '../../db/schema/teaching.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { templateFor } from '../certificate/templates.ts';
import { onShelf } from '../catalogue/policies.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';

type Terms = Omit<OutputOf<typeof update.input>, 'id'>;

/** The courses an organization may recognise: its own and the platform's, as long as visitors can find them. */
export const certifiable = (orgNo: string): SQL | undefined =>
  and(onShelf, or(eq(course.orgNo, orgNo), isNull(course.orgNo)));

/** Recognises a course. Returns the id. @throws NOT_CERTIFIABLE, ALREADY_CERTIFIED, 422 a department of others */
export async function certify(ctx: UserCtx, courseId: string, terms: Terms): Promise<string> {
  const { db } = ctx;
  const { orgNo } = staffOf(ctx.user);
  await oneInOrganization(db, orgNo);
  await mustBeOwnDepartments(db, orgNo, terms.departmentIds);
  const templateId = await templateFor(db, orgNo, terms.templateId);
  const [known] = await db
    .select({ courseName: course.courseName, orgNo: course.orgNo })
    .from(course)
    .where(and(eq(course.id, courseId), certifiable(orgNo)));
  if (!known) throw fail(NOT_CERTIFIABLE, undefined, at('courseId', NOT_CERTIFIABLE.msg));
  const { departmentIds, credit, ...facts } = terms;
  mustHaveOwnPaper(orgNo, known.orgNo, templateId);
  const adding = db
    .insert(courseAuth)
    .values({ ...facts, templateId, orgNo, courseId, credit: Math.round(credit * 10) })
    .returning({ id: courseAuth.id });
  const [row] = await refusedAs(adding, { course_auth_once: ALREADY_CERTIFIED });
  await setDepartments(db, { orgNo, id: row!.id }, departmentIds);
  ctx.changed({ after: { courseName: known.courseName, ...terms } });
  return row!.id;
}

/** Other terms from now on. @throws NOT_FOUND, AUTH_ENDED, 422 a department of others */
export async function changeTerms(ctx: UserCtx, id: string, terms: Terms): Promise<void> {
  const { db } = ctx;
  const before = await heldAuth(ctx, id);
  await mustBeOwnDepartments(db, before.orgNo, terms.departmentIds);
  const { departmentIds, credit, ...facts } = terms;
  const [its] = await db.select({ courseOrgNo: course.orgNo }).from(course).where(eq(course.id, before.courseId));
  const templateId = await templateFor(db, before.orgNo, terms.templateId);
  mustHaveOwnPaper(before.orgNo, its!.courseOrgNo, templateId);
  await db
    .update(courseAuth)
    .set({ ...facts, templateId, credit: Math.round(credit * 10), gmtModified: wireTime(ctx.now) })
    .where(eq(courseAuth.id, id));
  await setDepartments(db, before, departmentIds);
  const { hours, validFrom, validTo, remark } = before;
  ctx.changed({ before: { credit: before.credit / 10, hours, validFrom, validTo, remark }, after: terms });
}

/** It counts no longer; the row stays for who looks back. @throws NOT_FOUND, AUTH_ENDED */
export async function endAuth(ctx: UserCtx, id: string): Promise<void> {
  await heldAuth(ctx, id);
  const endedAt = wireTime(ctx.now);
  await ctx.db.update(courseAuth).set({ endedAt, gmtModified: endedAt }).where(eq(courseAuth.id, id));
  ctx.changed({ after: { id, endedAt } });
}

/** @throws 422 a template for a course whose certificates are the platform's */
function mustHaveOwnPaper(orgNo: string, courseOrgNo: string | null, templateId: string | null): void {
  if (templateId !== null && courseOrgNo !== orgNo)
    throw fail(INVALID_INPUT, undefined, at('templateId', '平台的课程用平台的证书，不能选模板'));
}

async function heldAuth(ctx: UserCtx, id: string): Promise<typeof courseAuth.$inferSelect> {
  const { orgNo } = staffOf(ctx.user);
  const [row] = await ctx.db
    .select()
    .from(courseAuth)
    .where(and(eq(courseAuth.id, id), eq(courseAuth.orgNo, orgNo), enabled(courseAuth)))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  if (row.endedAt !== null) throw fail(AUTH_ENDED);
  return row;
}

async function mustBeOwnDepartments(db: Db, orgNo: string, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return;
  const own = await db
    .select({ id: orgDepartment.id })
    .from(orgDepartment)
    .where(and(eq(orgDepartment.orgNo, orgNo), enabled(orgDepartment)));
  const known = new Set(own.map((one) => one.id));
  if (!wanted.every((one) => known.has(one)))
    throw fail(INVALID_INPUT, undefined, at('departmentIds', '有的部门已经没有了，请重新选择'));
}

async function setDepartments(db: Db, { orgNo, id }: { orgNo: string; id: string }, wanted: readonly string[]) {
  const departmentIds = [...new Set(wanted)];
  await db.delete(courseAuthDepart).where(eq(courseAuthDepart.authId, id));
  if (departmentIds.length === 0) return;
  await db.insert(courseAuthDepart).values(departmentIds.map((departmentId) => ({ orgNo, authId: id, departmentId })));
}

const at = (path: string, message: string) => ({ issues: [{ path, message }] });
