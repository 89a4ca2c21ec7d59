import { eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { ResumeSection, Visibility } from '#contract/rules/visibility.ts';
import type { BaseInfo, updateMyBaseInfo } from '#contract/user/userProfile.ts';
import type { Db } from '../../db/client.ts';
import { userBase } from '../../db/schema/profile.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { profileChanged } from './changed.ts';
import { checkChosen, wrong } from './chosen.ts';
import type { Choice } from './chosen.ts';
import { changePerson } from './person.ts';
import { rowsOf } from './policies.ts';
import { education, expectedJob, news, project, research, work, workSet } from './sections.ts';

/** Basic information of a person as they edit it, and how many rows each section has. */
export async function readBaseInfo(db: Db, userNo: string): Promise<BaseInfo> {
  const [person] = await db.select().from(userExt).where(eq(userExt.userNo, userNo));
  const [base] = await db.select().from(userBase).where(eq(userBase.userNo, userNo));
  const { nickname, headImgUrl, sex, idCardName } = person!;
  return {
    ...(base ?? empty),
    nickname,
    headImgUrl,
    sex: sex === 1 || sex === 2 ? sex : 3,
    idCardName,
    counts: await countRows(db, userNo),
  };
}

const empty = {
  birthday: '',
  regionCode: '',
  contactMobile: '',
  contactEmail: '',
  eduGrade: '',
  workSince: '',
  jobStatus: '',
  headline: '',
  introduction: '',
  visibility: {},
};

const counted = { education, work, expectedJob, news, project, workSet, research };

/** One statement for all sections. */
async function countRows(db: Db, userNo: string): Promise<BaseInfo['counts']> {
  const counts = Object.entries(counted).map(
    ([key, { table }]) =>
      sql`select ${key}::text as section, count(*)::int as rows from ${table} where ${rowsOf(table, userNo)}`,
  );
  const { rows } = await db.execute<{ section: ResumeSection; rows: number }>(sql.join(counts, sql` union all `));
  return Object.fromEntries(rows.map((row) => [row.section, row.rows]));
}

const choices: readonly Choice[] = [
  { field: 'regionCode', name: '所在地', tree: 'region' },
  { field: 'eduGrade', name: '学历', dictionary: 'education' },
  { field: 'jobStatus', name: '求职状态', dictionary: 'jobStatus' },
];

/**
 * Writes the caller's basic information, the shown part of their account included.
 * @throws INVALID_INPUT at a field
 */
export async function writeBaseInfo(ctx: UserCtx, given: OutputOf<typeof updateMyBaseInfo.input>): Promise<void> {
  const { nickname, headImgUrl, sex, ...base } = given;
  const today = wireTime(ctx.now);
  if (base.birthday !== '' && !isDayBefore(base.birthday, today)) throw wrong('birthday', '请核对出生日期');
  if (base.workSince > today.slice(0, 4)) throw wrong('workSince', '参加工作的年份不能晚于今年');
  await checkChosen(ctx.db, choices, base);
  await changePerson(ctx, { nickname, headImgUrl, sex });
  await upsert(ctx, base);
  await profileChanged(ctx);
}

/** Writes what of the head is given; what is empty stays as it is. Returns whether anything was. */
export async function bringBase(
  ctx: UserCtx,
  given: Readonly<Record<'headline' | 'introduction' | 'contactMobile' | 'contactEmail', string>>,
): Promise<boolean> {
  const told = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  if (Object.keys(told).length === 0) return false;
  await upsert(ctx, told);
  return true;
}

/** Says who may read a section; the other sections keep their choice, even when two are changed at once. */
export async function choose(ctx: UserCtx, section: ResumeSection, level: Visibility): Promise<void> {
  const chosen = sql`${userBase.visibility} || ${JSON.stringify({ [section]: level })}::jsonb`;
  await upsert(ctx, { visibility: { [section]: level } }, { visibility: chosen });
}

async function upsert(
  ctx: UserCtx,
  values: Partial<typeof userBase.$inferInsert>,
  set: object = values,
): Promise<void> {
  const gmtModified = wireTime(ctx.now);
  await ctx.db
    .insert(userBase)
    .values({ ...values, userNo: ctx.user.userNo, gmtModified })
    .onConflictDoUpdate({ target: userBase.userNo, set: { ...set, gmtModified } });
}

/** A day of the calendar that is over. */
function isDayBefore(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day < today.slice(0, 10);
}
