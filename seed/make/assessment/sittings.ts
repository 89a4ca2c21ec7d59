import { inArray, sql } from 'drizzle-orm';
import { SittingEventKind, SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { randomFrom, seedAt } from '#contract/rules/draw.ts';
import { questionTraits } from '#contract/rules/questions.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { slotsOf } from '#contract/rules/slots.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { assessment } from '#server/db/schema/assessment.ts';
import { answerMark, examAnswer } from '#server/db/schema/marking.ts';
import { answerLog, examSitting, sittingEvent } from '#server/db/schema/sitting.ts';
import { answerRows } from '#server/domain/marking/collect.ts';
import { hashOf } from '#server/domain/sitting/receipts.ts';
import { insertNew } from '../batches.ts';
import { takeIds } from '../learning/takeIds.ts';
import { rightAnswer, wrongAnswer } from './answers.ts';
import type { AssessmentStep, SeedAssessmentRow, SeedCandidate, SeedVersion } from './world.ts';

type LogRow = typeof answerLog.$inferInsert;
type SittingRow = typeof examSitting.$inferInsert & { id: string };

interface Sat {
  of: SeedAssessmentRow;
  sitting: SittingRow;
  logs: LogRow[];
  /** 0 to 1: how much of it they know. */
  ability: number;
}

/** Of the running ones so many have been sat already, of ten. */
const SHARE_OF_RUNNING = 6;
const MINUTE = 60;

/** Who sat what: answers with their receipts, marks by the machine and by hand, results where they were released. */
export async function loadSittings(
  step: AssessmentStep,
  rows: readonly SeedAssessmentRow[],
  versions: ReadonlyMap<string, SeedVersion>,
): Promise<void> {
  const { db, now, userNos } = step;
  const absent = userNos.get('linxiao')!;
  const begun = rows.filter(
    ({ beginsAt, key }) => beginsAt !== null && beginsAt < wireTime(now) && !key.startsWith('practice-'),
  );
  const sat = begun.flatMap((of) =>
    of.candidates.flatMap((candidate, place) => {
      const isOver = of.endsAt !== null && of.endsAt < wireTime(now);
      const isAbsent = candidate.userNo === absent && !of.key.startsWith('position-');
      if (!isOver && (isAbsent || place % 10 >= SHARE_OF_RUNNING)) return [];
      return isOver && place % 17 === 13 ? [] : [{ of, candidate, place }];
    }),
  );
  const ids = await takeIds(db, sat.length);
  const all = sat.map(({ of, candidate, place }) => sit(step, { of, candidate, place, id: ids.pop()! }, versions));
  await insertNew(
    db,
    examSitting,
    all.map(({ sitting }) => sitting),
  );
  await insertNew(
    db,
    answerLog,
    all.flatMap(({ logs }) => logs),
  );
  await mark(step, all, versions);
  await insertNew(db, sittingEvent, all.flatMap(eventsOf));
  await addUpAll(step, all);
}

interface Place {
  of: SeedAssessmentRow;
  candidate: SeedCandidate;
  place: number;
  id: string;
}

function sit(step: AssessmentStep, at: Place, versions: ReadonlyMap<string, SeedVersion>): Sat {
  const { of, candidate, place, id } = at;
  const random = randomFrom(seedAt(place + 1, `${of.key}/${candidate.userNo}`));
  const ability = 0.45 + 0.5 * random();
  const begin = Math.min(
    momentOf(of.beginsAt!).getTime() + Math.floor(random() * 6) * MINUTE * 1000,
    step.now.getTime() - 50 * MINUTE * 1000,
  );
  const minutes = (of.minutes ?? 60) * (0.5 + random() * 0.35);
  const beganAt = new Date(begin);
  const slots = candidate.layout.sections.flatMap(({ items }) =>
    items.flatMap(({ itemId, versionId, points }) => slotsOf(itemId, points, versions.get(versionId)!.keyed)),
  );
  const logs: LogRow[] = [];
  let hash = '';
  for (const [index, { slot, keyed }] of slots.entries()) {
    if (random() < 0.03) continue;
    const knows = random() < ability * (questionTraits[keyed.questionType].isPartial ? 0.85 : 1);
    const answer: Answer = knows ? rightAnswer(keyed) : wrongAnswer(keyed, random);
    const storedAt = wireTimeIn(beganAt, ((index + 1) * minutes * MINUTE) / slots.length);
    const entry = { sittingId: id, seq: logs.length + 1, slot, answer, storedAt };
    hash = hashOf(hash, entry);
    logs.push({ ...entry, clientSeq: entry.seq, tabTurn: 1, givenAt: storedAt, hash });
  }
  const submittedAt = wireTimeIn(beganAt, (minutes + 1) * MINUTE);
  const sitting = {
    id,
    assessmentId: of.id,
    candidateId: candidate.id,
    userNo: candidate.userNo,
    sittingState: SittingState.submitted,
    paperVersionId: of.paperVersionId,
    layout: candidate.layout,
    beganAt: wireTime(beganAt),
    endsAt: of.minutes === null ? of.endsAt : wireTimeIn(beganAt, of.minutes * MINUTE),
    submittedAt,
    submitKind: SubmitKind.self,
    tabTurn: 1,
    lastSeq: logs.length,
    lastHash: hash,
    lastSavedAt: logs.at(-1)?.storedAt,
    countAnswered: logs.length,
  };
  return { of, sitting, logs, ability };
}

/** The machine's marks, and where results are out those that the author gave by hand. */
async function mark({ db }: AssessmentStep, all: readonly Sat[], versions: ReadonlyMap<string, SeedVersion>) {
  const keyed = new Map([...versions].map(([id, { questionId, keyed: one }]) => [id, { questionId, ...one }]));
  const answers = all.flatMap(({ of, sitting, logs, ability }) => {
    const given = new Map(
      logs.map(({ slot, answer }, at) => [
        slot,
        { answer: answer ?? null, countChange: 1, seconds: 20 + (at % 9) * 7 },
      ]),
    );
    const handedIn = { id: sitting.id, assessmentId: of.id, layout: sitting.layout };
    return answerRows(handedIn, keyed, given, of.rules).map((row, at) => {
      const byHand = row.points === null && of.releasedAt !== null;
      const share = Math.min(1, Math.max(0.2, ability + ((at % 5) - 2) * 0.06));
      return {
        of,
        row: { ...row, points: byHand ? Math.round((row.fullPoints * share) / 5) * 5 : row.points },
        byHand,
      };
    });
  });
  const ids = await takeIds(db, answers.length);
  const rows = answers.map((one) => ({ ...one, row: { ...one.row, id: ids.pop()! } }));
  await insertNew(
    db,
    examAnswer,
    rows.map(({ row }) => row),
  );
  await insertNew(
    db,
    answerMark,
    rows.flatMap(({ of, row, byHand }) =>
      byHand ? [{ answerId: row.id, round: 1, markerUserNo: of.owner.authorUserNo, points: row.points }] : [],
    ),
  );
}

function eventsOf({ of, sitting }: Sat, index: number): (typeof sittingEvent.$inferInsert)[] {
  const facts = { sittingId: sitting.id, assessmentId: of.id };
  const began = { ...facts, eventKind: SittingEventKind.began, at: sitting.beganAt };
  const submitted = {
    ...facts,
    eventKind: SittingEventKind.submitted,
    at: sitting.submittedAt!,
    detail: SubmitKind.labels[SubmitKind.self],
  };
  if (of.rules.proctorGrade === 0 || index % 11 !== 4) return [began, submitted];
  const left = {
    ...facts,
    eventKind: SittingEventKind.left,
    at: wireTimeIn(momentOf(sitting.beganAt), 15 * MINUTE),
    seconds: 14,
    explanation: '输入法弹出更新窗口，关掉就回来了。',
    explainedAt: wireTimeIn(momentOf(sitting.beganAt), 16 * MINUTE),
  };
  return [began, left, submitted];
}

/** Totals where every answer has its marks, how many handed in, and what each question turned out to be. */
async function addUpAll({ db }: AssessmentStep, all: readonly Sat[]): Promise<void> {
  await db.execute(sql`update exam_sitting s set sitting_state = 3, total_points = greatest(a.points, 0)
    from (select sitting_id, sum(points) as points from exam_answer group by sitting_id having count(*) = count(points)) a
    where a.sitting_id = s.id`);
  const ids = [...new Set(all.map(({ of }) => of.id))];
  if (ids.length === 0) return;
  await db
    .update(assessment)
    .set({
      countSubmit: sql`(select count(*) from ${examSitting} where ${examSitting.assessmentId} = "assessment"."id")`,
    })
    .where(inArray(assessment.id, ids));
  await db.execute(sql`update question q set count_answer = a.number, share_sum = a.shares
    from (select e.question_id, count(*) as number, sum(greatest(e.points, 0) * 100 / e.full_points) as shares
      from exam_answer e join assessment t on t.id = e.assessment_id
      where t.released_at is not null and e.points is not null group by e.question_id) a where a.question_id = q.id`);
}
