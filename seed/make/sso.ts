import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '#server/db/client.ts';
import { schoolSso } from '#server/db/schema/integration.ts';
import { sealSecret } from '#server/domain/sso/secret.ts';

/** The provider of the demo's school. It is turned off: nobody answers there, and no button leads nowhere. */
export async function loadSso(db: Db, orgNo: string, secretKey: string): Promise<void> {
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
