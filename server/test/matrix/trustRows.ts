import type { PgTable } from 'drizzle-orm/pg-core';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { agreementText, consentLog } from '#server/db/schema/consent.ts';
import { apiKey } from '#server/db/schema/integration.ts';
import { ltiPlatform } from '#server/db/schema/lti.ts';
import { ltiTool, ltiToolLink } from '#server/db/schema/ltiTool.ts';
import { userIdentity } from '#server/db/schema/user.ts';
import { hashOfKey } from '#server/domain/apiKeys/draw.ts';

const NOW = '2026-11-21 10:00:00';

interface Owner {
  tag: string;
  orgNo: string;
  /** Somebody on its staff. */
  staffNo: string;
  /** The person of the side. */
  userNo: string;
}

/** A key with which a program of a school makes calls, and what somebody agreed to. */
export async function makeTrustRows(
  db: Db,
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, orgNo, staffNo, userNo }: Owner,
) {
  const asStaff = and(eq(userIdentity.userNo, staffNo), eq(userIdentity.orgNo, orgNo));
  const [identity] = await db.select({ id: userIdentity.id }).from(userIdentity).where(asStaff);
  const textId = await insert(agreementText, { digest: tag, title: `${tag}协议`, body: `<p>${tag}同意的</p>` });
  const toolId = await insert(ltiTool, {
    orgNo,
    toolName: `${tag}工具`,
    loginUrl: 'https://lab.example/login',
    launchUrls: ['https://lab.example/launch'],
    jwksUrl: 'https://lab.example/jwks',
  });
  return {
    apiKey: await insert(apiKey, {
      keyName: `${tag}密钥`,
      orgNo,
      userNo: staffNo,
      identityId: identity!.id,
      keyHash: hashOfKey(tag),
      hint: 'zt_test',
      scopes: ['course:edit'],
      perMinute: 60,
      expiresAt: '2036-01-01 00:00:00',
    }),
    ltiPlatform: await insert(ltiPlatform, {
      orgNo,
      platformName: `${tag}学习平台`,
      issuer: `https://${tag}.example`,
      authUrl: 'https://lms.example/auth',
      tokenUrl: 'https://lms.example/token',
      jwksUrl: 'https://lms.example/jwks',
    }),
    ltiTool: toolId,
    ltiToolLink: await insert(ltiToolLink, {
      toolId,
      userNo: staffNo,
      gmtCreate: NOW,
      title: `${tag}练习`,
      custom: {},
    }),
    consent: await insert(consentLog, { userNo, consentKind: 1, isGiven: 1, at: NOW, textId }),
  };
}
