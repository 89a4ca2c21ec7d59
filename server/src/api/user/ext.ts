import { eq, sql } from 'drizzle-orm';
import * as contract from '#contract/user/ext.ts';
import { prepared } from '../../db/client.ts';
import { user, userExt, userIdentity } from '../../db/schema/user.ts';
import { handle } from '../../kit/handle.ts';

const byNo = prepared('user_info', (db) =>
  db
    .select({
      id: user.id,
      userNo: user.userNo,
      userType: sql<string>`(select string_agg(distinct ${userIdentity.userType}::text, ',') from ${userIdentity}
        where ${userIdentity.userNo} = ${user.userNo} and ${userIdentity.statusId} = 1)`,
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
