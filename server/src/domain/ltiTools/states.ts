import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import type { ToolNode } from '#contract/course/toolNode.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { ActivityProgress, GradingProgress, toolStanding } from '#contract/rules/ltiTools.ts';
import type { Db } from '../../db/client.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { ltiToolScore } from '../../db/schema/ltiScore.ts';
import { ltiTool, ltiToolLink } from '../../db/schema/ltiTool.ts';

/** Chapters with how somebody (null: a guest) stands with the external tools in them, in one statement. */
export async function withTools(db: Db, userNo: string | null, chapters: readonly Chapter[]): Promise<Chapter[]> {
  const ids = chapters.flatMap(({ periodList }) =>
    periodList.flatMap(({ id, fileType }) => (fileType === FileType.tool ? id : [])),
  );
  if (ids.length === 0) return [...chapters];
  const tools = await toolsOf(db, userNo ?? '0', ids);
  return chapters.map((chapter) => ({
    ...chapter,
    periodList: chapter.periodList.map((period) => ({ ...period, tool: tools.get(period.id) ?? null })),
  }));
}

async function toolsOf(db: Db, userNo: string, ids: string[]): Promise<Map<string, ToolNode>> {
  const rows = await db
    .select({
      id: coursePeriod.id,
      node: {
        toolName: ltiTool.toolName,
        title: ltiToolLink.title,
        isOn: sql<0 | 1>`${ltiTool.statusId}`,
        isNamed: ltiToolLink.isNamed,
        passPercent: ltiToolLink.passPercent,
        scoreGiven: ltiToolScore.scoreGiven,
        scoreMaximum: ltiToolScore.scoreMaximum,
      },
      activity: ltiToolScore.activityProgress,
      grading: ltiToolScore.gradingProgress,
      remark: ltiToolScore.remark,
    })
    .from(coursePeriod)
    .innerJoin(ltiToolLink, eq(ltiToolLink.id, coursePeriod.toolLinkId))
    .innerJoin(ltiTool, eq(ltiTool.id, ltiToolLink.toolId))
    .leftJoin(ltiToolScore, and(eq(ltiToolScore.periodId, coursePeriod.id), eq(ltiToolScore.userNo, userNo)))
    .where(inArray(coursePeriod.id, ids));
  return new Map(
    rows.map(({ id, node, activity, grading, remark }) => {
      const told = {
        ...node,
        activityProgress: activity ?? ActivityProgress.Initialized,
        gradingProgress: grading ?? GradingProgress.NotReady,
      };
      return [id, { ...told, standing: toolStanding(told), remark: remark ?? '' }];
    }),
  );
}
