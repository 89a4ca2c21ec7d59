import { and, desc, eq } from 'drizzle-orm';
import { TEMPLATE_NAME_TAKEN, TEMPLATES_FULL } from '#contract/position/hiringFailures.ts';
import type { save, Template } from '#contract/position/talentTemplate.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { MOST_TEMPLATES } from '#contract/rules/talentTemplates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { talentTemplate } from '../../db/schema/talentTemplate.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { hiringFor } from '../vacancies/policies.ts';

const ownTemplates = (user: SessionUser) => and(eq(talentTemplate.orgNo, hiringFor(user)), enabled(talentTemplate));

const ownTemplate = (user: SessionUser, id: string) => and(eq(talentTemplate.id, id), ownTemplates(user));

/** The templates of the enterprise, the newest first. */
export async function templatePage({ db, user }: UserCtx, request: PageRequest): Promise<Page<Template>> {
  const own = ownTemplates(user);
  const rows = db
    .select({
      id: talentTemplate.id,
      templateName: talentTemplate.templateName,
      templateText: talentTemplate.templateText,
      gmtModified: talentTemplate.gmtModified,
      nickname: userExt.nickname,
      mobile: account.mobile,
    })
    .from(talentTemplate)
    .innerJoin(account, eq(account.userNo, talentTemplate.authorUserNo))
    .innerJoin(userExt, eq(userExt.userNo, talentTemplate.authorUserNo))
    .where(own)
    .orderBy(desc(talentTemplate.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(talentTemplate, own));
  return {
    ...page,
    list: page.list.map(({ nickname, mobile, ...row }) => ({ ...row, authorName: displayName({ nickname, mobile }) })),
  };
}

/** Writes a template, or another version of one. @throws NOT_FOUND, TEMPLATE_NAME_TAKEN, TEMPLATES_FULL */
export async function saveTemplate(ctx: UserCtx, { id, ...written }: OutputOf<typeof save.input>): Promise<string> {
  const by = { ...written, authorUserNo: ctx.user.userNo, gmtModified: wireTime(ctx.now) };
  const saving: PromiseLike<{ id: string }[]> = id === undefined ? addTemplate(ctx, by) : changeTemplate(ctx, id, by);
  const [saved] = await refusedAs(saving, { talent_template_once: TEMPLATE_NAME_TAKEN });
  if (!saved) throw fail(NOT_FOUND);
  ctx.changed({ after: written });
  return saved.id;
}

interface Written {
  templateName: string;
  templateText: string;
  authorUserNo: string;
  gmtModified: string;
}

async function addTemplate({ db, user, now }: UserCtx, by: Written): Promise<{ id: string }[]> {
  const orgNo = hiringFor(user);
  // Held, so that of two who write the last one only the first does.
  await oneInOrganization(db, orgNo);
  if ((await db.$count(talentTemplate, ownTemplates(user))) >= MOST_TEMPLATES) throw fail(TEMPLATES_FULL);
  return db
    .insert(talentTemplate)
    .values({ ...by, orgNo, gmtCreate: wireTime(now) })
    .returning({ id: talentTemplate.id });
}

const changeTemplate = ({ db, user }: UserCtx, id: string, by: Written) =>
  db.update(talentTemplate).set(by).where(ownTemplate(user, id)).returning({ id: talentTemplate.id });

/** @throws NOT_FOUND */
export async function removeTemplate(ctx: UserCtx, id: string): Promise<void> {
  const { templateName, templateText } = talentTemplate;
  const [gone] = await ctx.db
    .delete(talentTemplate)
    .where(ownTemplate(ctx.user, id))
    .returning({ templateName, templateText });
  if (!gone) throw fail(NOT_FOUND);
  ctx.changed({ before: gone });
}
