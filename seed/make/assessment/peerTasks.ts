import { eq } from 'drizzle-orm';
import { randomFrom, seedAt } from '#contract/rules/draw.ts';
import { criterionPoints } from '#contract/rules/markRounds.ts';
import { assignReviewers } from '#contract/rules/peerReview.ts';
import { PeerState, TaskKind, TaskSource, TaskState, TaskStep, usualTaskRules } from '#contract/rules/tasks.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { peerTaskAuthor, peerTasks } from '#seed/data/peerTasks.ts';
import type { SeedPeerTask } from '#seed/data/peerTasks.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { peerAppeal, peerReview, task, taskPerson, taskSubmission, taskTarget } from '#server/db/schema/task.ts';
import { markOutliers, reckon } from '#server/domain/peerReview/reckon.ts';
import { insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import type { AssessmentStep } from './world.ts';

const rules = { ...usualTaskRules, isPeer: 1, peerCount: 3, peerPercent: 30 } as const;
const DAY_SECONDS = 86_400;

/** Tasks whose works classmates review: one that is published, one under way, one that waits to be given out. */
export async function loadPeerTasks(step: AssessmentStep): Promise<void> {
  const authorUserNo = step.userNos.get(peerTaskAuthor)!;
  const [house] = await step.db.select().from(lecturer).where(eq(lecturer.lecturerUserNo, authorUserNo));
  for (const one of peerTasks) await loadPeerTask(step, one, { authorUserNo, orgNo: house?.orgNo ?? null });
}

type Owner = Pick<typeof task.$inferInsert, 'authorUserNo' | 'orgNo'>;

async function loadPeerTask(step: AssessmentStep, one: SeedPeerTask, owner: Owner): Promise<void> {
  const { db, clock, userNos } = step;
  const at = (moment: { day: number; at: string } | undefined) => (moment ? clock.at(moment.day, moment.at) : null);
  const [row] = await db
    .insert(task)
    .values({
      ...owner,
      taskKind: TaskKind.homework,
      title: one.title,
      requirement: one.requirement,
      taskState: TaskState.issued,
      beginsAt: at(one.begins),
      dueAt: at(one.due),
      remindedAt: at(one.due),
      issuedAt: at(one.begins),
      passPoints: 600,
      rubric: [...one.rubric],
      rules,
      peerAssignedAt: at(one.assigned),
      peerPublishedAt: at(one.published),
    })
    .returning();
  const taskId = row!.id;
  const ids = await takeIds(db, one.works.length * 2);
  const handedIn = clock.at(one.due.day - 1, '20:30');
  const works = one.works.map((work) => ({
    ...work,
    userNo: userNos.get(work.who)!,
    personId: ids.shift()!,
    submissionId: ids.shift()!,
  }));
  await insertNew(
    db,
    taskTarget,
    works.map(({ userNo }) => ({ taskId, taskSource: TaskSource.person, userNo })),
  );
  await insertNew(
    db,
    taskPerson,
    works.map(({ userNo, personId, submissionId, content, teacherPoints }) => ({
      id: personId,
      taskId,
      userNo,
      submissionId,
      taskStep: teacherPoints === undefined ? TaskStep.submitted : TaskStep.marked,
      submittedAt: handedIn,
      draftContent: content,
      teacherPoints,
      // before the review is published nobody knows the whole
      finalPoints: one.published ? teacherPoints : null,
      markedAt: teacherPoints === undefined ? null : clock.at(one.due.day + 1, '16:00'),
      markerUserNo: teacherPoints === undefined ? null : owner.authorUserNo,
    })),
  );
  await insertNew(
    db,
    taskSubmission,
    works.map(({ userNo, personId, submissionId, content }) => ({
      id: submissionId,
      gmtCreate: handedIn,
      taskId,
      personId,
      userNo,
      versionNo: 1,
      content,
      clientKey: `demo-${submissionId}`,
    })),
  );
  if (one.assigned) await loadReviews(step, one, row!, works);
}

interface PlacedWork {
  who: string;
  userNo: string;
  submissionId: string;
  reviews?: SeedPeerTask['works'][number]['reviews'];
}

/** Who reviews what is drawn as the platform draws it; what they say is told by the place in which they were asked. */
async function loadReviews(
  { db, clock, now }: AssessmentStep,
  one: SeedPeerTask,
  row: typeof task.$inferSelect,
  works: readonly PlacedWork[],
): Promise<void> {
  const random = randomFrom(seedAt(11, one.title));
  const handed = works.map(({ submissionId, userNo }) => ({ id: submissionId, author: userNo }));
  const pairs = assignReviewers(handed, rules.peerCount, random);
  const worth = criterionPoints(row.totalPoints, one.rubric);
  const dueAt = wireTimeIn(momentOf(row.peerAssignedAt!), rules.peerDays * DAY_SECONDS);
  const ids = await takeIds(db, pairs.length);
  const rows = works.flatMap((work) =>
    pairs
      .filter(({ submissionId }) => submissionId === work.submissionId)
      .map(({ submissionId, reviewer }, place) => {
        const owed = { id: ids.shift()!, taskId: row.id, submissionId, reviewerUserNo: reviewer, dueAt };
        const given = work.reviews?.[place];
        if (!given) return owed;
        const rubric = Object.fromEntries(
          one.rubric.map(({ id }, index) => [id, Math.round((worth.get(id)! * given.percents[index]!) / 100)]),
        );
        const points = Object.values(rubric).reduce((sum, part) => sum + part, 0);
        const submittedAt = clock.at(one.assigned!.day + 1, `${12 + place * 3}:20`);
        return { ...owed, peerState: PeerState.done, rubric, points, content: given.content, submittedAt };
      }),
  );
  await insertNew(db, peerReview, rows);
  for (const { submissionId } of works) await markOutliers(db, submissionId, row.totalPoints);
  if (!one.published) return;
  await reckon(db, row, now);
  if (!one.appeal) return;
  const { who, reason, at } = one.appeal;
  const by = works.find((work) => work.who === who)!;
  const about = rows.findLast(({ submissionId }) => submissionId === by.submissionId)!;
  const submitTime = clock.at(at.day, at.at);
  await db.insert(peerAppeal).values({ taskId: row.id, reviewId: about.id, userNo: by.userNo, reason, submitTime });
}
