import { asc, eq } from 'drizzle-orm';
import { schoolSso } from '../../db/schema/integration.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { clientOf, offered } from '../../domain/sso/schoolSso.ts';
import { oidcProblem } from '../../providers/oidc.ts';
import type { Check, Finding, Patient } from './check.ts';
import { bad, inTime, off, ok, warn } from './check.ts';

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

async function findingOf({ config }: Patient, { sso, orgName }: Row): Promise<Finding> {
  let client;
  try {
    client = clientOf({ config }, sso);
  } catch {
    return bad(`${orgName}的密钥打不开`, '它是用别的 SECRET_KEY 封存的：请用回原来的，或者让学校重新输入客户端密钥。');
  }
  const problem = await inTime(oidcProblem(client, config.ssoAllow));
  if (problem === '') return ok(`${orgName}的认证服务应答了`);
  return warn(
    `${orgName}的认证服务不能用（${problem}）`,
    '请学校的管理员在「统一身份认证」里检查；本校的人暂时用别的方式登录。',
  );
}
