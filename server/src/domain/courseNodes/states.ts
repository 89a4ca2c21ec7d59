import { sql } from 'drizzle-orm';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import { CourseNode } from '#contract/course/courseNode.ts';
import type { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import type { AssessmentState } from '#contract/rules/assessments.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { nodeStateOf } from '#contract/rules/courseNodes.ts';
import { isNode } from '#contract/rules/progress.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { only } from '../../kit/only.ts';

/** Chapters with how somebody (null: a guest) stands with the homework and examinations in them, in one statement. */
export async function withNodes(
  db: Db,
  userNo: string | null,
  chapters: readonly Chapter[],
  now: Date,
): Promise<Chapter[]> {
  const ids = chapters.flatMap(({ periodList }) => periodList.flatMap((one) => (isNode(one.fileType) ? one.id : [])));
  if (ids.length === 0) return [...chapters];
  const nodes = await nodesOf(db, userNo, ids, wireTime(now));
  return chapters.map((chapter) => ({
    ...chapter,
    periodList: chapter.periodList.map((period) => ({ ...period, node: nodes.get(period.id) ?? null })),
  }));
}

type Row = Omit<CourseNode, 'nodeState'> & {
  periodId: string;
  assessmentKind: AssessmentKind;
  assessmentState: AssessmentState;
  releasedAt: string | null;
  sittingState: SittingState | null;
};

const wire = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`);

async function nodesOf(db: Db, userNo: string | null, ids: string[], now: string): Promise<Map<string, CourseNode>> {
  const { rows } = await db.execute<Row>(sql`
    select p.id::text as "periodId", a.id::text as "assessmentId", a.assessment_kind as "assessmentKind", a.title,
      a.assessment_state as "assessmentState", ${wire('a.begins_at')} as "beginsAt", ${wire('a.ends_at')} as "endsAt",
      ${wire('a.released_at')} as "releasedAt", a.pass_points as "passPoints",
      coalesce(v.total_points, 0) as "fullPoints", sat.state as "sittingState",
      case when a.released_at is not null then sat.points end as points
    from course_period p
    join assessment a on a.id = p.assessment_id
    left join paper_version v on v.id = a.paper_version_id
    left join assessment_candidate c on c.assessment_id = a.id and c.user_no = ${userNo ?? '0'}
    left join lateral (
      select max(s.total_points) filter (where s.sitting_state = ${SittingState.marked}) as points,
        (array_agg(s.sitting_state order by s.attempt desc))[1] as state
      from exam_sitting s where s.candidate_id = c.id and s.sitting_state <> ${SittingState.cancelled}
    ) sat on true
    where p.id = any(${sql.param(ids)}::bigint[])`);
  return new Map(
    rows.map(({ periodId, ...row }) => [periodId, only(CourseNode, { ...row, nodeState: nodeStateOf(row, now) })]),
  );
}
