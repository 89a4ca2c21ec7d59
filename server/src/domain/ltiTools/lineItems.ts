import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { isId } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { ltiSubject, ltiToolScore } from '../../db/schema/ltiScore.ts';
import { ltiToolLink } from '../../db/schema/ltiTool.ts';
import type { Platform } from '../../kit/context.ts';
import { lineItemUrl } from '../lti/places.ts';
import type { LtiTool } from './policies.ts';
import { Refusal } from './refusal.ts';

/** A class-hour as the tool that stands in it knows it. @throws Refusal for those of other tools as for none */
export async function lineItemOf(db: Db, tool: LtiTool, periodId: string) {
  const its = and(eq(coursePeriod.id, periodId), eq(ltiToolLink.toolId, tool.id), enabled(coursePeriod));
  const [row] = isId(periodId)
    ? await db
        .select({ periodId: coursePeriod.id, courseId: coursePeriod.courseId, link: ltiToolLink })
        .from(coursePeriod)
        .innerJoin(ltiToolLink, eq(ltiToolLink.id, coursePeriod.toolLinkId))
        .where(its)
    : [];
  if (!row) throw new Refusal(404, 'not_found', 'there is no such line item for this tool');
  return row;
}

/** LTI-AGS 2.0, 3.2. */
export async function showLineItem(place: Platform, tool: LtiTool, id: string) {
  const { periodId, link } = await lineItemOf(place.db, tool, id);
  return {
    id: lineItemUrl(place, periodId),
    label: link.title,
    scoreMaximum: link.scoreMaximum,
    resourceLinkId: periodId,
  };
}

const MOST = 100;

interface Wanted {
  userId: string | undefined;
  limit: number;
  /** The last one on the page before. */
  after: string;
}

/** Marks that the tool gave, in the scale of the line item, and where the next page is (LTI-AGS 2.0, 3.3). */
export async function showResults(place: Platform, tool: LtiTool, id: string, { userId, limit, after }: Wanted) {
  const { periodId, link } = await lineItemOf(place.db, tool, id);
  const size = Math.min(MOST, limit);
  const rows = await place.db
    .select({ subject: ltiSubject.subject, score: ltiToolScore })
    .from(ltiToolScore)
    .innerJoin(ltiSubject, and(eq(ltiSubject.userNo, ltiToolScore.userNo), eq(ltiSubject.toolId, tool.id)))
    .where(
      and(
        eq(ltiToolScore.periodId, periodId),
        isNotNull(ltiToolScore.scoreGiven),
        userId === undefined ? undefined : eq(ltiSubject.subject, userId),
        gt(ltiSubject.subject, after),
      ),
    )
    .orderBy(asc(ltiSubject.subject))
    .limit(size + 1);
  const scoreOf = lineItemUrl(place, periodId);
  const page = rows.slice(0, size);
  const last = page.at(-1)?.subject;
  const query = new URLSearchParams({ limit: String(size), after: last ?? '' });
  return {
    next: rows.length > size ? `${scoreOf}/results?${query.toString()}` : undefined,
    results: page.map(({ subject, score: { scoreGiven, scoreMaximum, remark } }) => ({
      id: `${scoreOf}/results/${subject}`,
      scoreOf,
      userId: subject,
      resultScore: (scoreGiven! / scoreMaximum!) * link.scoreMaximum,
      resultMaximum: link.scoreMaximum,
      ...(remark === '' ? {} : { comment: remark }),
    })),
  };
}
