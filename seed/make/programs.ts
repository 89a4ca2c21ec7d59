import { and, eq, inArray } from 'drizzle-orm';
import { programs } from '#seed/data/programs.ts';
import type { SeedProgram } from '#seed/data/programs.ts';
import { typicalPositions } from '#seed/data/typicalPositions.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { centsOf } from '#contract/rules/money.ts';
import type { ProgramContent } from '#contract/rules/programs.ts';
import { wireTime } from '#contract/rules/time.ts';
import { planChanges } from '#contract/rules/typicalPlan.ts';
import type { Db } from '#server/db/client.ts';
import { typicalPosition } from '#server/db/schema/ability.ts';
import { course } from '#server/db/schema/course.ts';
import { program, programDraft, programJoin, programOffer, programReview } from '#server/db/schema/program.ts';
import { publishProgram } from '#server/domain/programs/publish.ts';
import { readableOf, readPrograms } from '#server/domain/programs/read.ts';
import { refreshJoins } from '#server/domain/programs/refresh.ts';
import { publicContentOf } from '#server/domain/typicalPlans/publicContent.ts';
import { insertAll } from './batches.ts';
import { orgNosByKey } from './typicalPositions.ts';

const DAY = 86_400_000;

interface World {
  userNos: ReadonlyMap<string, string>;
  now: Date;
}

/** The plans of the demo world; how far people are in them is reckoned from what they learnt. */
export async function loadPrograms(db: Db, { userNos, now }: World): Promise<void> {
  const orgNos = await orgNosByKey(db);
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  for (const seed of programs) {
    const content = await contentOf(db, seed);
    const [made] = await db
      .insert(program)
      .values({
        authorUserNo: userNos.get(seed.author)!,
        orgNo: seed.org === null ? null : orgNos.get(seed.org)!,
        programName: seed.name,
        gmtCreate: wireTime(at(seed.daysAgo + 2)),
      })
      .returning({ id: program.id });
    const programId = made!.id;
    await db.insert(programDraft).values({ programId, content, draftState: stateOf(seed) });
    if (seed.state === 'waiting')
      await handIn(db, { programId, content, by: userNos.get(seed.author)!, at: at(seed.daysAgo) });
    if (seed.state) continue;
    await publishProgram(db, programId, content, at(seed.daysAgo));
    if (seed.price)
      await db
        .update(program)
        .set({ price: centsOf(seed.price) })
        .where(eq(program.id, programId));
    await insertAll(
      db,
      programOffer,
      seed.offers.map(([org, offerState, remark], index) => ({
        programId,
        version: 1,
        orgNo: orgNos.get(org)!,
        offeredUserNo: userNos.get(seed.author)!,
        offeredAt: wireTime(at(seed.daysAgo - 1 - index)),
        offerState,
        remark,
        answeredAt: offerState === 0 ? null : wireTime(at(seed.daysAgo - 4 - index)),
      })),
    );
    await joinAll(db, { programId, seed, userNos, at });
    await refreshJoins(db, eq(programJoin.programId, programId), now);
  }
}

const stateOf = ({ state }: SeedProgram): DraftState => {
  if (state === 'draft') return DraftState.editing;
  return state === 'waiting' ? DraftState.waiting : DraftState.passed;
};

interface HandIn {
  programId: string;
  content: ProgramContent;
  by: string;
  at: Date;
}

async function handIn(db: Db, { programId, content, by, at }: HandIn): Promise<void> {
  const [read] = await readPrograms(db, [content]);
  const changes = planChanges(null, readableOf(read!));
  await db.insert(programReview).values({ programId, content, changes, submitUserNo: by, submitTime: wireTime(at) });
}

interface Joining {
  programId: string;
  seed: SeedProgram;
  userNos: ReadonlyMap<string, string>;
  at: (days: number) => Date;
}

async function joinAll(db: Db, { programId, seed, userNos, at }: Joining): Promise<void> {
  await insertAll(
    db,
    programJoin,
    seed.joined.map(([learner, daysAgo, hoursPerWeek]) => ({
      userNo: userNos.get(learner)!,
      programId,
      version: 1,
      joinedAt: wireTime(at(daysAgo)),
      startDate: wireTime(at(daysAgo)).slice(0, 10),
      hoursPerWeek,
    })),
  );
  await db.update(program).set({ countJoin: seed.joined.length }).where(eq(program.id, programId));
}

/** The stages of the typical position, each after the one before; what the courses take is known from their class-hours. */
async function contentOf(db: Db, { name, position: key, intro, seats }: SeedProgram): Promise<ProgramContent> {
  const { name: positionName } = typicalPositions.find((one) => one.key === key)!;
  const named = and(eq(typicalPosition.positionName, positionName), eq(typicalPosition.version, 1));
  const [position] = await db.select().from(typicalPosition).where(named);
  const { items, stages, testIds } = (await publicContentOf(db, position!))!;
  const ids = stages.flatMap(({ courseIds }) => courseIds);
  const rows = await db
    .select({ id: course.id, periods: course.periodTotal, credit: course.credit })
    .from(course)
    .where(inArray(course.id, ids));
  const courses = new Map(rows.map((row) => [row.id, row]));
  const sum = (courseIds: readonly string[], of: 'periods' | 'credit') =>
    courseIds.reduce((total, id) => total + courses.get(id)![of], 0);
  return {
    programName: name,
    typicalPositionId: position!.id,
    intro,
    openDate: '',
    endDate: '',
    seats,
    items,
    stages: stages.map((stage, index) => ({
      key: `s${index + 1}`,
      stageName: stage.stageName,
      intro: stage.intro,
      needs: index === 0 ? [] : [`s${index}`],
      courseIds: stage.courseIds,
      testIds: index === stages.length - 1 ? testIds : [],
      hours: Math.max(1, sum(stage.courseIds, 'periods')),
      credit: sum(stage.courseIds, 'credit'),
      beginDate: '',
      endDate: '',
    })),
  };
}
