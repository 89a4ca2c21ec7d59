import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import * as z from 'zod';
import { EXPORT_DAYS, ORG_EXPORT_PATH, OrgExportState } from '#contract/rules/orgExports.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { orgExport } from '../../db/schema/orgExport.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Platform } from '../../kit/context.ts';
import { job } from '../../kit/job.ts';
import { sendMessage } from '../messages/send.ts';
import { packOrg } from './pack.ts';

const { waiting, making, ready, failed, gone } = OrgExportState;

/** The archive is made beside the others; who asked hears when it is ready, or that it was not made. */
export const makeOrgExport = job({
  name: 'makeOrgExport',
  input: z.object({ id: z.string() }),
  attempts: 3,
  key: ({ id }) => id,
  isLong: true,
  async run(platform, { id }) {
    const { db, clock } = platform;
    const asked = await begin(db, id);
    if (!asked) return;
    const storageKey = `org-export/${id}.zip`;
    const packed = await packOrg(platform, asked, storageKey);
    const bytes = String((await platform.providers.storage.size(storageKey)) ?? 0);
    const at = wireTime(clock());
    const expiresAt = wireTimeIn(clock(), EXPORT_DAYS * DAY_SECONDS);
    await db.transaction(async (tx) => {
      await tx
        .update(orgExport)
        .set({ ...packed, bytes, storageKey, exportState: ready, readyAt: at, expiresAt, gmtModified: at })
        .where(eq(orgExport.id, id));
      await sendMessage(
        { db: tx },
        {
          to: [asked.userNo],
          msgType: 'organization',
          msgTitle: `「${asked.orgName}」的数据导出好了`,
          msgText: `共 ${packed.rowCount} 条数据、${packed.fileCount} 个文件，${EXPORT_DAYS} 天之内可以下载，之后删除。`,
          msgUrl: ORG_EXPORT_PATH,
        },
      );
    });
  },
  async onGivenUp({ db, clock }, { id }) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(orgExport)
        .set({ exportState: failed, gmtModified: wireTime(clock()) })
        .where(and(eq(orgExport.id, id), inArray(orgExport.exportState, [waiting, making])))
        .returning({ userNo: orgExport.userNo });
      if (!row) return;
      await sendMessage(
        { db: tx },
        {
          to: [row.userNo],
          msgType: 'organization',
          msgTitle: '单位的数据没有导出成功',
          msgText: '已经试过几次，请稍后再导出一次；一直不成请联系平台。',
          msgUrl: ORG_EXPORT_PATH,
        },
      );
    });
  },
});

const DAY_SECONDS = 86_400;

/** Marks that it is being made; nothing for what is made already or given up. */
async function begin(db: Db, id: string) {
  const [row] = await db
    .update(orgExport)
    .set({ exportState: making })
    .where(and(eq(orgExport.id, id), inArray(orgExport.exportState, [waiting, making])))
    .returning({ orgNo: orgExport.orgNo, userNo: orgExport.userNo, isWithFiles: orgExport.isWithFiles });
  if (!row) return undefined;
  const [org] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, row.orgNo));
  return { ...row, isWithFiles: row.isWithFiles === 1, orgName: org?.orgName ?? '' };
}

const AT_ONCE = 50;

/** Archives whose days are over; one that cannot be removed now is tried again. */
export async function removeOld({ db, providers, clock }: Pick<Platform, 'db' | 'providers' | 'clock'>): Promise<void> {
  const over = await db
    .select({ id: orgExport.id, storageKey: orgExport.storageKey })
    .from(orgExport)
    .where(and(eq(orgExport.exportState, ready), lt(orgExport.expiresAt, wireTime(clock()))))
    .orderBy(asc(orgExport.expiresAt))
    .limit(AT_ONCE);
  for (const { id, storageKey } of over) {
    await providers.storage.remove(storageKey);
    await db.update(orgExport).set({ exportState: gone, storageKey: '' }).where(eq(orgExport.id, id));
  }
}
