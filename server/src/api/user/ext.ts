import { eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import * as contract from '#contract/user/ext.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { user, userExt, userIdentity } from '../../db/schema/user.ts';
import { collegeOf, whereIBelong } from '../../domain/organization/whereIBelong.ts';
import { cardOf, changePerson } from '../../domain/profile/person.ts';
import { orgNameOf, teacherFacts } from '../../domain/profile/teacher.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

const byNo = prepared('user_info', (db) =>
  db
    .select({
      id: user.id,
      userNo: user.userNo,
      userType: sql<string>`(select string_agg(distinct ${userIdentity.userType}::text, ',') from ${userIdentity}
        where ${userIdentity.userNo} = ${user.userNo} and ${enabled(userIdentity)})`,
      mobile: sql<string>`coalesce(${user.mobile}, '')`,
      email: sql<string>`coalesce(${user.email}, '')`,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      headImgUrl: userExt.headImgUrl,
      sex: userExt.sex,
      age: userExt.age,
      remark: userExt.remark,
      isRecommended: userExt.isRecommended,
      hasPassword: sql<0 | 1>`case when ${user.passwordHash} = '' then 0 else 1 end`,
    })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(eq(user.userNo, sql.placeholder('userNo')))
    .prepare('user_info'),
);

export const view = handle(contract.view, async (ctx) => {
  const [row] = await byNo(ctx.db).execute({ userNo: ctx.user.userNo });
  return row!;
});

export const update = handle(contract.update, async (ctx, given) => {
  await changePerson(ctx, given);
  return {};
});

export const getMsgByUserNo = handle(contract.getMsgByUserNo, async (ctx, { userNo }) => {
  const card = await cardOf(ctx.db, userNo);
  if (!card) throw fail(NOT_FOUND);
  const { headImgUrl, headline, remark } = card;
  const isOwn = userNo === ctx.user.userNo ? (1 as const) : (0 as const);
  return {
    userNo,
    name: displayName(card),
    headImgUrl,
    headline,
    remark,
    orgName: await orgNameOf(ctx.db, userNo),
    isOwn,
  };
});

export const getOrgTeacherInfo = handle(contract.getOrgTeacherInfo, async (ctx) =>
  teacherFacts(ctx.db, ctx.user.userNo),
);

const nowhere = {
  orgNo: null,
  orgName: '',
  orgType: null,
  departmentId: null,
  departName: '',
  post: '',
  jobNumber: '',
};

export const getOrgAndDept = handle(
  contract.getOrgAndDept,
  async (ctx) => (await whereIBelong(ctx.db, ctx.user)) ?? nowhere,
);

export const getCollegeByUser = handle(contract.getCollegeByUser, (ctx) => collegeOf(ctx.db, ctx.user));
