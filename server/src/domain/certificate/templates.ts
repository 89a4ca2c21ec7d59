import { and, count, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { TEMPLATE_NAME_TAKEN, TOO_MANY_TEMPLATES } from '#contract/course/certificateTemplate.ts';
import type { save } from '#contract/course/certificateTemplate.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { certificateTemplate } from '../../db/schema/study.ts';
import { courseAuth } from '../../db/schema/teaching.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { ownFile } from '../files/ownFile.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';

type Wish = OutputOf<typeof save.input>;

const MOST = 20;

/** The templates of the caller's organization, the default one first, with how many courses name each. */
export async function templatePage({ db, user }: UserCtx, request: PageRequest) {
  const { orgNo } = staffOf(user);
  const own = eq(certificateTemplate.orgNo, orgNo);
  const rows = db
    .select(getTableColumns(certificateTemplate))
    .from(certificateTemplate)
    .where(own)
    .orderBy(desc(certificateTemplate.isDefault), desc(certificateTemplate.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(certificateTemplate, own));
  const used = await usedBy(
    db,
    page.list.map(({ id }) => id),
  );
  const [org] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  const list = page.list.map((row) => ({ ...row, countCourse: used.get(row.id) ?? 0 }));
  return { ...page, list, orgName: org?.orgName ?? '' };
}

/** What a certification may choose from. */
export const templatesOf = (db: Db, orgNo: string) =>
  db
    .select({ id: certificateTemplate.id, templateName: certificateTemplate.templateName })
    .from(certificateTemplate)
    .where(eq(certificateTemplate.orgNo, orgNo))
    .orderBy(desc(certificateTemplate.isDefault), desc(certificateTemplate.id))
    .limit(MOST);

async function usedBy(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: courseAuth.templateId, uses: count() })
    .from(courseAuth)
    .where(and(inArray(courseAuth.templateId, ids), isNull(courseAuth.endedAt)))
    .groupBy(courseAuth.templateId);
  return new Map(rows.map(({ id, uses }) => [id!, uses]));
}

/** Returns the id; the first one is the default. @throws TEMPLATE_NAME_TAKEN, TOO_MANY_TEMPLATES, 422 a seal of others */
export async function addTemplate(ctx: UserCtx, wish: Wish): Promise<string> {
  const { db } = ctx;
  const { orgNo } = staffOf(ctx.user);
  await oneInOrganization(db, orgNo);
  const there = await db.$count(certificateTemplate, eq(certificateTemplate.orgNo, orgNo));
  if (there >= MOST) throw fail(TOO_MANY_TEMPLATES);
  await ownFile(ctx, wish.sealImg, 'seal', { field: 'sealImg' });
  const adding = db
    .insert(certificateTemplate)
    .values({ ...wish, orgNo, isDefault: there === 0 ? 1 : 0 })
    .returning({ id: certificateTemplate.id });
  const [row] = await refusedAs(adding, { certificate_template_name: TEMPLATE_NAME_TAKEN });
  ctx.changed({ after: wish });
  return row!.id;
}

/** What is issued from now on. @throws NOT_FOUND, TEMPLATE_NAME_TAKEN, 422 a seal of others */
export async function changeTemplate(ctx: UserCtx, id: string, wish: Wish): Promise<void> {
  const before = await heldTemplate(ctx, id);
  await ownFile(ctx, wish.sealImg, 'seal', { field: 'sealImg', current: before.sealImg });
  const changing = ctx.db
    .update(certificateTemplate)
    .set({ ...wish, gmtModified: wireTime(ctx.now) })
    .where(eq(certificateTemplate.id, id));
  await refusedAs(changing, { certificate_template_name: TEMPLATE_NAME_TAKEN });
  const { templateName, title, body, signerName, signerTitle, sealImg, ground, colour } = before;
  ctx.changed({
    before: { templateName, title, body, signerName, signerTitle, sealImg, ground, colour },
    after: wish,
  });
}

/** @throws NOT_FOUND */
export async function makeDefault(ctx: UserCtx, id: string): Promise<void> {
  const { db } = ctx;
  await oneInOrganization(db, staffOf(ctx.user).orgNo);
  const { orgNo, templateName } = await heldTemplate(ctx, id);
  const others = and(eq(certificateTemplate.orgNo, orgNo), eq(certificateTemplate.isDefault, 1));
  await db.update(certificateTemplate).set({ isDefault: 0 }).where(others);
  await db.update(certificateTemplate).set({ isDefault: 1 }).where(eq(certificateTemplate.id, id));
  ctx.changed({ after: { templateName, isDefault: 1 } });
}

/** Courses that named it have the default one from now on. @throws NOT_FOUND */
export async function removeTemplate(ctx: UserCtx, id: string): Promise<void> {
  const { templateName } = await heldTemplate(ctx, id);
  await ctx.db.update(courseAuth).set({ templateId: null }).where(eq(courseAuth.templateId, id));
  await ctx.db.delete(certificateTemplate).where(eq(certificateTemplate.id, id));
  ctx.changed({ before: { templateName } });
}

/** What a certification may name: nothing, or one of the organization. @throws 422 at `templateId` */
export async function templateFor(db: Db, orgNo: string, templateId: string): Promise<string | null> {
  if (templateId === NONE) return null;
  const own = and(eq(certificateTemplate.id, templateId), eq(certificateTemplate.orgNo, orgNo));
  if ((await db.$count(certificateTemplate, own)) > 0) return templateId;
  const message = '这个模板已经没有了，请重新选择';
  throw fail(INVALID_INPUT, message, { issues: [{ path: 'templateId', message }] });
}

async function heldTemplate(ctx: UserCtx, id: string): Promise<typeof certificateTemplate.$inferSelect> {
  const { orgNo } = staffOf(ctx.user);
  const [row] = await ctx.db
    .select()
    .from(certificateTemplate)
    .where(and(eq(certificateTemplate.id, id), eq(certificateTemplate.orgNo, orgNo)))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}
