import { asc, eq } from 'drizzle-orm';
import { schoolSso } from '../../db/schema/integration.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { providerProblem } from '../../domain/sso/manage.ts';
import { offered } from '../../domain/sso/schoolSso.ts';
import type { Check, Finding, Patient } from './check.ts';
import { bad, inTime, off, ok, warn, why } from './check.ts';

/** So many are asked at once; the others are looked after by their schools. */
const MOST = 20;

/** The identity providers by which people sign in. */
export const signOn: Check = {
  name: '统一身份认证',
  async look(patient) {
    const { database } = patient;
    if (!database) return [off('没有数据库，没有看')];
    const rows = await database.db
      .select({ sso: schoolSso, orgName: orgInfo.orgName })
      .from(schoolSso)
      .innerJoin(orgInfo, eq(orgInfo.orgNo, schoolSso.orgNo))
      .where(offered)
      .orderBy(asc(schoolSso.id))
      .limit(MOST);
    if (rows.length === 0) return [off('没有学校开通')];
    return Promise.all(rows.map((row) => findingOf(patient, row)));
  },
};

interface Row {
  sso: typeof schoolSso.$inferSelect;
  orgName: string;
}

async function findingOf({ config, now }: Patient, { sso, orgName }: Row): Promise<Finding> {
  let problem: string;
  try {
    problem = await inTime(providerProblem({ config }, sso, now));
  } catch (error) {
    return bad(
      `${orgName}的认证服务检查不了（${why(error)}）`,
      '客户端密钥可能是用别的 SECRET_KEY 封存的：请用回原来的，或者让学校重新输入。',
    );
  }
  if (problem === '') return ok(`${orgName}的认证服务可以用`);
  return warn(
    `${orgName}的认证服务不能用（${problem}）`,
    '请学校的管理员在「统一身份认证」里检查；本校的人暂时用别的方式登录。',
  );
}
