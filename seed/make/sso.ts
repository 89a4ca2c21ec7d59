import { and, eq } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { schoolSso } from '#server/db/schema/integration.ts';
import { userIdentity } from '#server/db/schema/user.ts';
import { sealSecret } from '#server/domain/sso/secret.ts';

/** The provider of the demo's school. It is turned off: nobody answers there, and no button leads nowhere. */
export async function loadSso(
  db: Db,
  { secretKey, userNos }: { secretKey: string; userNos: ReadonlyMap<string, string> },
): Promise<void> {
  const admin = and(eq(userIdentity.userNo, userNos.get('zhengshuhe')!), eq(userIdentity.userType, UserType.school));
  const [identity] = await db.select({ orgNo: userIdentity.orgNo }).from(userIdentity).where(admin);
  if (!identity?.orgNo) throw new Error('zhengshuhe is at no school');
  const { orgNo } = identity;
  await db.insert(schoolSso).values({
    orgNo,
    buttonName: '江城职院统一认证',
    issuer: 'https://sso.jiangcheng.example',
    clientId: 'zhitu',
    sealedSecret: sealSecret(secretKey, orgNo, 'zhitu demo client secret'),
    numberClaim: 'student_number',
    emailDomain: 'jiangcheng.example',
    statusId: RowState.disabled,
  });
}
