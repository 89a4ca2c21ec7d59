import * as contract from '#contract/user/overview.ts';
import { neededFor, overviewCentres } from '../../domain/overview/centres.ts';
import { countAll } from '../../domain/overview/count.ts';
import { figureCounts, taskCounts, viewerOf } from '../../domain/overview/counts.ts';
import { dayOf, streakOf } from '../../domain/overview/day.ts';
import { mostStudied } from '../../domain/overview/ownCourses.ts';
import type { UserCtx } from '../../kit/context.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx) => {
  const centre = overviewCentres[ctx.user.userType];
  const figures = allowed(ctx, centre.figures);
  const tasks = allowed(ctx, centre.tasks);
  const sections = allowed(ctx, centre.sections);
  const viewer = viewerOf(ctx.user, ctx.now);
  const queries = new Map([
    ...figures.map((key) => [key, figureCounts[key](viewer)] as const),
    ...tasks.map((key) => [key, taskCounts[key](viewer)] as const),
  ]);
  const [counts, courses] = await Promise.all([
    countAll(ctx.db, queries),
    sections.includes('courses') ? mostStudied(ctx.db, ctx.user) : [],
  ]);
  return {
    figures: figures.map((key) => ({ key, count: counts.get(key)! })),
    tasks: tasks.map((key) => ({ key, count: counts.get(key)! })).filter(({ count }) => count > 0),
    sections,
    courses,
  };
});

export const day = handle(contract.day, async ({ db, user, now }) => {
  const [streak, events] = await Promise.all([streakOf(db, user, now), dayOf(db, user, now)]);
  return { streak, events };
});

/** Those for which the role holds what is needed. */
function allowed<K extends keyof typeof neededFor>(ctx: UserCtx, keys: readonly K[]): K[] {
  return keys.filter((key) => {
    const needed = neededFor[key];
    return needed === undefined || ctx.can(needed);
  });
}
