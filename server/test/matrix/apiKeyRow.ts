import type { PgTable } from 'drizzle-orm/pg-core';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { apiKey } from '#server/db/schema/integration.ts';
import { userIdentity } from '#server/db/schema/user.ts';
import { hashOfKey } from '#server/domain/apiKeys/draw.ts';

interface Owner {
  tag: string;
  orgNo: string;
  /** Somebody on its staff. */
  userNo: string;
}

/** A key with which a program of a school makes calls. */
export async function makeApiKeyRow(
  db: Db,
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, orgNo, userNo }: Owner,
) {
  const asStaff = and(eq(userIdentity.userNo, userNo), eq(userIdentity.orgNo, orgNo));
  const [identity] = await db.select({ id: userIdentity.id }).from(userIdentity).where(asStaff);
  return {
    apiKey: await insert(apiKey, {
      keyName: `${tag}密钥`,
      orgNo,
      userNo,
      identityId: identity!.id,
      keyHash: hashOfKey(tag),
      hint: 'zt_test',
      scopes: ['course:edit'],
      perMinute: 60,
      expiresAt: '2036-01-01 00:00:00',
    }),
  };
}
