import type { PgTable } from 'drizzle-orm/pg-core';
import { policyAdvocacy, startPolicy } from '#server/db/schema/startPolicy.ts';
import { makePublicPolicy } from '../startPolicies.ts';

const NOW = '2026-11-21 10:00:00';

interface Owner {
  tag: string;
  /** The organization whose staff wrote it. */
  orgNo: string;
  userNo: string;
}

/** A policy and an article that an organization has published. */
export async function makeStartRows(
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, orgNo, userNo }: Owner,
) {
  const policy = { ...makePublicPolicy({ policyName: `${tag}政策` }), orgNo, authorUserNo: userNo, publishedAt: NOW };
  const told = { title: `${tag}宣传`, intro: `${tag}介绍`, body: `<p>${tag}正文</p>`, policyState: 1, publishedAt: NOW };
  return {
    startPolicy: await insert(startPolicy, policy),
    policyAdvocacy: await insert(policyAdvocacy, { ...told, orgNo, authorUserNo: userNo }),
  };
}
