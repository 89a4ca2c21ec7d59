import { asc, desc, eq } from 'drizzle-orm';
import { DirectoryRunState } from '#contract/rules/directory.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDirectory, orgDirectoryRun } from '../../db/schema/integration.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Check } from './check.ts';
import { off, ok, warn } from './check.ts';

/** So many are looked at; the others are looked after by their organizations. */
const MOST = 20;

/** What became of the last reading of the directories of staff. */
export const directories: Check = {
  name: '员工目录',
  async look({ database }) {
    if (!database) return [off('没有数据库，没有看')];
    const last = database.db
      .selectDistinctOn([orgDirectoryRun.orgNo], {
        orgNo: orgDirectoryRun.orgNo,
        runState: orgDirectoryRun.runState,
        reason: orgDirectoryRun.reason,
      })
      .from(orgDirectoryRun)
      .orderBy(orgDirectoryRun.orgNo, desc(orgDirectoryRun.id))
      .as('last');
    const rows = await database.db
      .select({ orgName: orgInfo.orgName, runState: last.runState, reason: last.reason })
      .from(orgDirectory)
      .innerJoin(orgInfo, eq(orgInfo.orgNo, orgDirectory.orgNo))
      .leftJoin(last, eq(last.orgNo, orgDirectory.orgNo))
      .where(enabled(orgDirectory))
      .orderBy(asc(orgDirectory.id))
      .limit(MOST);
    if (rows.length === 0) return [off('没有单位接了 LDAP 目录')];
    return rows.map(({ orgName, runState, reason }) => {
      if (runState === null) return off(`${orgName}的目录还没有读过`);
      if (runState === DirectoryRunState.done) return ok(`${orgName}的目录上一次读好了`);
      return warn(
        `${orgName}的目录上一次没有读成（${reason || DirectoryRunState.labels[runState]}）`,
        '请单位的管理员在「从目录同步」里看原因，改好以后按「读目录」。',
      );
    });
  },
};
