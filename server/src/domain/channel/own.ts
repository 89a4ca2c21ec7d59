import { and, eq, getTableColumns } from 'drizzle-orm';
import { waitOf } from '#contract/rules/reviewClock.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { liveApply, liveChannel } from '../../db/schema/live.ts';
import { lecturer } from '../../db/schema/people.ts';
import { channelOf } from './permit.ts';

const { id, plan, frequency, audience, experience, auditStatus, auditOpinion, auditTime, submitTime } =
  getTableColumns(liveApply);
const asked = { id, plan, frequency, audience, experience, auditStatus, auditOpinion, auditTime, submitTime };

const {
  lecturerUserNo: _lecturer,
  passwordHash: _hash,
  gmtCreate: _made,
  gmtModified: _changed,
  statusId: _status,
  ...shown
} = getTableColumns(liveChannel);

/** How it stands with going live: what was handed in, and the channel once it is allowed. */
export async function ownLive(db: Db, userNo: string, now: Date) {
  const [[row], [channel], lecturers] = await Promise.all([
    db.select(asked).from(liveApply).where(eq(liveApply.lecturerUserNo, userNo)),
    db.select(shown).from(liveChannel).where(channelOf(userNo)),
    db.$count(lecturer, and(eq(lecturer.lecturerUserNo, userNo), enabled(lecturer))),
  ]);
  return {
    isLecturer: lecturers > 0 ? (1 as const) : (0 as const),
    application: row ? { ...row, ...waitOf(row, now) } : null,
    channel: channel ?? null,
  };
}
