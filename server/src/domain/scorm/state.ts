import { and, eq, sql } from 'drizzle-orm';
import { NO_MEDIA, NOT_READY } from '#contract/course/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { isPackage } from '#contract/rules/progress.ts';
import type { ScormItem } from '#contract/rules/scorm.ts';
import { isDoneBy } from '#contract/rules/scorm.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Span } from '#contract/rules/spans.ts';
import { scormPackage } from '../../db/schema/media.ts';
import { scormState } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { accessTo } from '../study/access.ts';
import type { AccessRow } from '../study/access.ts';
import type { Saved } from '../study/save.ts';
import { saveStudy } from '../study/save.ts';

type Package = typeof scormPackage.$inferSelect;

/**
 * The package of a class-hour that the caller may study.
 * @throws LOCKED, NOT_FOUND, NO_MEDIA, NOT_READY
 */
async function packageOf(ctx: UserCtx, periodId: string): Promise<{ period: AccessRow; found: Package }> {
  const period = await accessTo(ctx.db, ctx.user, periodId, ctx.now);
  if (!isPackage(period.fileType) || period.mediaId === null) throw fail(NO_MEDIA);
  const [found] = await ctx.db.select().from(scormPackage).where(eq(scormPackage.mediaId, period.mediaId));
  if (!found) throw fail(NOT_READY);
  return { period, found };
}

const own = ({ user }: UserCtx, periodId: string) =>
  and(eq(scormState.userNo, user.userNo), eq(scormState.periodId, periodId));

/** What each part of a package is given when the caller opens it. @throws LOCKED, NOT_FOUND, NO_MEDIA, NOT_READY */
export async function statesOf(ctx: UserCtx, periodId: string) {
  const { found } = await packageOf(ctx, periodId);
  const rows = await ctx.db.select().from(scormState).where(own(ctx, periodId));
  const byItem = new Map(rows.map((row) => [row.itemKey, row]));
  const names = namesOf(found);
  return {
    scormVersion: found.scormVersion,
    items: found.items.map((item) => {
      const row = byItem.get(item.itemKey);
      return {
        itemKey: item.itemKey,
        isDone: row?.isDone ?? (0 as const),
        score: row?.score == null ? null : row.score / 100,
        values: { ...told(names, item), ...(row && givenBack(names, row)) },
      };
    }),
  };
}

/** By edition, what the standard calls the values that have columns of their own. */
const editions = {
  1: {
    location: 'cmi.core.lesson_location',
    completion: 'cmi.core.lesson_status',
    success: '',
    score: 'cmi.core.score.raw',
    launchData: 'cmi.launch_data',
    mastery: 'cmi.student_data.mastery_score',
  },
  2: {
    location: 'cmi.location',
    completion: 'cmi.completion_status',
    success: 'cmi.success_status',
    score: 'cmi.score.raw',
    launchData: 'cmi.launch_data',
    mastery: '',
  },
} as const;

const SUSPEND = 'cmi.suspend_data';
const SCALED = 'cmi.score.scaled';

type Names = (typeof editions)[1 | 2];

const namesOf = ({ scormVersion }: Package): Names => editions[scormVersion];

const told = (names: Names, { launchData, masteryScore }: ScormItem): Record<string, string> =>
  filled([
    [names.launchData, launchData],
    [names.mastery, masteryScore],
  ]);

const givenBack = (names: Names, row: typeof scormState.$inferSelect): Record<string, string> => ({
  ...row.cmi,
  ...filled([
    [names.location, row.location],
    [names.completion, row.completion],
    [names.success, row.success],
    [SUSPEND, row.suspendData],
  ]),
});

const filled = (pairs: [name: string, value: string][]): Record<string, string> =>
  Object.fromEntries(pairs.filter(([name, value]) => name !== '' && value !== ''));

interface ScormSave {
  periodId: string;
  sittingKey: string;
  itemKey: string;
  values: Record<string, string>;
}

/**
 * Keeps what a part reports, and counts it for the class-hour once it says that it is done; what is done stays done.
 * @throws LOCKED, NOT_FOUND, NO_MEDIA, NOT_READY
 */
export async function saveState(ctx: UserCtx, { periodId, sittingKey, itemKey, values }: ScormSave): Promise<Saved> {
  const { period, found } = await packageOf(ctx, periodId);
  const place = found.items.findIndex((item) => item.itemKey === itemKey);
  const item = found.items[place];
  if (!item) throw fail(NOT_FOUND, '课件包里没有这一项');
  const names = namesOf(found);
  const {
    [names.location]: location = '',
    [names.completion]: completion = '',
    [SUSPEND]: suspendData = '',
    ...rest
  } = values;
  const success = names.success === '' ? '' : (rest[names.success] ?? '');
  const isDone = item.isReporting === 0 || isDoneBy(completion, success) ? 1 : 0;
  const cmi = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== names.success));
  const state = {
    location,
    suspendData,
    score: scoreOf(names, rest),
    completion,
    success,
    cmi,
    gmtModified: wireTime(ctx.now),
  };
  const key = { userNo: ctx.user.userNo, periodId, itemKey };
  await ctx.db
    .insert(scormState)
    .values({ ...key, courseId: period.courseId, isDone, ...state })
    .onConflictDoUpdate({
      target: [scormState.userNo, scormState.periodId, scormState.itemKey],
      set: { ...state, isDone: sql`greatest(${scormState.isDone}, excluded.is_done)` },
    });
  const done: Span[] = isDone === 1 ? [[place, place + 1]] : [];
  return saveStudy(ctx, {
    periodId,
    sittingKey,
    claim: { ranges: done, speed: 1 },
    position: place + 1,
    device: '',
    isOfPackage: true,
  });
}

/** Hundredths; the scaled score of 2004 counts from -1 to 1 where there are no points. */
function scoreOf(names: Names, values: Record<string, string>): number | null {
  const raw = Number.parseFloat(values[names.score] ?? '');
  const score = Number.isFinite(raw) ? raw : Number.parseFloat(values[SCALED] ?? '') * 100;
  return Number.isFinite(score) && Math.abs(score) <= 1_000_000 ? Math.round(score * 100) : null;
}
