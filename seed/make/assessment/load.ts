import { sql } from 'drizzle-orm';
import { assessments } from '#seed/data/assessments.ts';
import type { Db } from '#server/db/client.ts';
import { seedClock } from '../learning/clock.ts';
import { loadAssessments } from './assessments.ts';
import { loadCourseNodes } from './nodes.ts';
import { findOwners } from './owners.ts';
import { loadPapers } from './papers.ts';
import { loadPeerTasks } from './peerTasks.ts';
import { loadPractice } from './practice.ts';
import { loadQuestions } from './questions.ts';
import { loadSittings } from './sittings.ts';
import { loadTasks } from './tasks.ts';
import type { AssessmentStep } from './world.ts';

/** Question banks, papers, and assessments that are over, running and to come, with who sat them. */
export async function loadExams(db: Db, userNos: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const step: AssessmentStep = { db, now, clock: seedClock(now), userNos };
  const owners = await findOwners(step);
  const bank = await loadQuestions(step, owners);
  const paperRows = await loadPapers(step, bank, owners);
  const rows = await loadAssessments(step, paperRows);
  const versions = new Map([...bank.versions.values()].flat().map((one) => [one.versionId, one]));
  await loadSittings(step, rows, versions);
  const itemsOf = new Map(
    rows.map(({ id, key }) => {
      const { plan } = paperRows.get(assessments.find((one) => one.key === key)!.paper)!;
      const items = plan.sections.flatMap(({ fixed, cells }) => [...fixed, ...cells.flatMap(({ pool }) => pool)]);
      return [
        id,
        items.map(({ itemId, versionId, points }) => ({ itemId, points, version: versions.get(versionId)! })),
      ];
    }),
  );
  await loadTasks(step);
  await loadCourseNodes(step, rows);
  await loadPractice(step, rows, itemsOf);
  await loadPeerTasks(step);
  await db.execute(sql`update question q set count_used = p.number from (select question_id, count(*) as number
    from paper_item group by question_id) p where p.question_id = q.id`);
}
