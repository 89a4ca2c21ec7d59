import { gramsOf } from '#contract/rules/grams.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { sysLog } from '../../db/schema/trust.ts';
import type { WriteRecord } from '../../kit/context.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Keeps one write in the operation log: by whom, in whose name, with what, and what changed. */
export async function recordWrite(db: Db, record: WriteRecord): Promise<void> {
  const { call, user, caller, input, now, before, after, orgNo } = record;
  // who reads the log sees that a program did it, and which
  const operation = user.keyName === undefined ? call.summary : `${call.summary}（API 密钥「${user.keyName}」）`;
  const shown = {
    gmtCreate: wireTime(now),
    userNo: user.userNo,
    orgNo: orgNo ?? (isPersonal(call) ? null : user.orgNo),
    userType: user.ownUserType,
    ip: caller.ip,
    operation,
    path: call.path,
    requestId: caller.requestId,
    content: withoutSecrets(input),
    before: withoutSecrets(before),
    after: withoutSecrets(after),
  };
  const texts = [shown.content, shown.before, shown.after].flatMap((part) => JSON.stringify(part) ?? []);
  await db.insert(sysLog).values({ ...shown, grams: gramsOf([operation, ...texts].join(' ')) });
}

/** What people do to their own account, which is not for the organization they belong to: it needs no permission. */
const isPersonal = ({ action, inPreview }: WriteRecord['call']): boolean => action === undefined && !inPreview;
