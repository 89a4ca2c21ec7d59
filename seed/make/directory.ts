import type { Db } from '#server/db/client.ts';
import { orgDirectory } from '#server/db/schema/integration.ts';
import { seal } from '#server/domain/realName/sealed.ts';

/** Where the staff directory of the demo's school would be: nobody answers there. */
export async function loadDirectory(db: Db, orgNo: string, secretKey: string): Promise<void> {
  await db.insert(orgDirectory).values({
    orgNo,
    address: 'ldaps://ldap.jiangcheng.example',
    bindName: 'cn=reader,dc=jiangcheng,dc=example',
    sealedPassword: seal(secretKey, `directory ${orgNo}`, 'zhitu demo password'),
    baseName: 'ou=people,dc=jiangcheng,dc=example',
    filter: '(objectClass=inetOrgPerson)',
    nameKey: 'cn',
    mobileKey: 'mobile',
    numberKey: 'employeeNumber',
    postKey: 'title',
  });
}
