import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ShowState } from '#contract/rules/startShows.ts';
import { enabled } from '../../db/enabled.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { startShow } from '../../db/schema/startShow.ts';
import { written } from '../../db/written.ts';
import type { SessionUser } from '../../kit/context.ts';
import { staffOf } from '../organization/policies.ts';
import { hostedProjects, isShownProject } from '../startProject/policies.ts';

/** The shows of the caller's organization. */
export const ownShows = (user: SessionUser): SQL | undefined =>
  and(eq(startShow.orgNo, staffOf(user).orgNo), enabled(startShow));

/** One of them. */
export const ownShow = (user: SessionUser, id: string): SQL | undefined => and(eq(startShow.id, id), ownShows(user));

/** Everybody may read it. The numbers are written out, so that the partial index is found. */
export const isShownShow = sql<boolean>`${startShow.showState} in (${written(ShowState.published, ShowState.finished)})`;

/** The projects that the caller's organization may put on stage: its own, whose teams show them to everybody. */
export const stageable = (user: SessionUser): SQL | undefined =>
  and(hostedProjects(user), isShownProject, enabled(startProject));
