import { eq } from 'drizzle-orm';
import { OpType, SubjectKind } from '#contract/rules/blog.ts';
import { addHeat, heatOf } from '#contract/rules/heat.ts';
import { SHARE_POINTS, SHARES_A_DAY } from '#contract/rules/integral.ts';
import { QuesClose, QuesState } from '#contract/rules/ques.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { dataQuestions } from '#seed/data/asked/data.ts';
import type { SeedAnswer, SeedQuestion } from '#seed/data/asked/shapes.ts';
import { workQuestions } from '#seed/data/asked/work.ts';
import type { Db } from '#server/db/client.ts';
import { communityRecord } from '#server/db/schema/blog.ts';
import { course } from '#server/db/schema/course.ts';
import { ques, quesPost } from '#server/db/schema/ques.ts';
import { integralLog } from '#server/db/schema/study.ts';
import { summaryOf } from '#server/domain/community/publish.ts';
import { keepQuesOnShelf } from '#server/domain/community/quesShelf.ts';
import { holdReward, payReward } from '#server/domain/integral/rewards.ts';

const HOUR = 3_600_000;

/** Questions of demo people with answers, comments and votes; counts are counted, and points are really held and paid. */
export async function loadQuestions(db: Db, userNos: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const asked = [...dataQuestions, ...workQuestions].toSorted((a, b) => b.daysAgo - a.daysAgo);
  const readers = [...new Set(asked.map(({ who }) => who))].map((who) => userNos.get(who)!);
  const ids = new Map<string, string>();
  for (const [index, one] of asked.entries()) {
    const at = new Date(now.getTime() - one.daysAgo * 24 * HOUR - (index % 7) * HOUR);
    ids.set(one.title, await makeQuestion(db, { one, at, index, readers }, userNos));
  }
  for (const { title, repeats } of asked)
    if (repeats !== undefined) {
      const closing = { quesState: QuesState.closed, closeReason: QuesClose.duplicate, duplicateId: ids.get(repeats)! };
      await db
        .update(ques)
        .set(closing)
        .where(eq(ques.id, ids.get(title)!));
    }
}

interface Made {
  one: SeedQuestion;
  at: Date;
  index: number;
  readers: readonly string[];
}

async function makeQuestion(db: Db, { one, at, index, readers }: Made, userNos: ReadonlyMap<string, string>) {
  const userNo = userNos.get(one.who)!;
  const time = wireTime(at);
  const content = one.html;
  const likes = readers.filter((who, n) => who !== userNo && (n * 5 + index * 3) % 13 < 3);
  const follows = readers.filter((who, n) => who !== userNo && (n * 3 + index * 7) % 17 < 2);
  const heats = [
    heatOf('publish', at),
    ...likes.map(() => heatOf('like', at)),
    ...follows.map(() => heatOf('collect', at)),
  ];
  const [row] = await db
    .insert(ques)
    .values({
      userNo,
      askKey: `demo-${String(index).padStart(4, '0')}`,
      title: one.title,
      content,
      summary: summaryOf(content),
      rewardPoints: one.reward ?? 0,
      countLike: likes.length,
      countFollow: follows.length,
      countAnswer: one.answers.length,
      heat: [...heats, ...one.answers.map(() => heatOf('comment', at))].reduce(addHeat),
      gmtCreate: time,
      gmtModified: time,
    })
    .returning();
  const quesId = row!.id;
  await put(db, likes, { subjectKind: SubjectKind.ques, subjectId: quesId, opType: OpType.like }, time);
  await put(db, follows, { subjectKind: SubjectKind.ques, subjectId: quesId, opType: OpType.follow }, time);
  if (one.reward !== undefined) await offer(db, { quesId, userNo, title: one.title, points: one.reward }, at);
  for (const [number, answer] of one.answers.entries()) {
    const answered = new Date(at.getTime() + (number + 1) * 3 * HOUR);
    const id = await makeAnswer(db, { quesId, answer, at: answered, voters: readers, index: index + number }, userNos);
    if (!answer.isAccepted) continue;
    await db.update(ques).set({ acceptedId: id }).where(eq(ques.id, quesId));
    await payReward(db, quesId, userNos.get(answer.who)!, one.title, new Date(answered.getTime() + HOUR));
  }
  const [after] = await db.select().from(ques).where(eq(ques.id, quesId));
  await keepQuesOnShelf(db, after!, one.labels);
  return quesId;
}

/** The points come from sharing courses on the days before, by the rules that hold for everybody; then they are put up. */
async function offer(db: Db, held: { quesId: string; userNo: string; title: string; points: number }, at: Date) {
  const times = Math.ceil(held.points / SHARE_POINTS);
  const shared = await db
    .select({ id: course.id, name: course.courseName })
    .from(course)
    .orderBy(course.id)
    .limit(times);
  const rows = shared.map(({ id, name }, index) => {
    const gmtCreate = wireTimeIn(at, -(Math.floor(index / SHARES_A_DAY) + 1) * 86_400 - (index % SHARES_A_DAY) * 60);
    const what = { kind: 'share' as const, target: `course:${id}`, targetName: name, points: SHARE_POINTS };
    return { userNo: held.userNo, ...what, day: gmtCreate.slice(0, 10), gmtCreate };
  });
  await db.insert(integralLog).values(rows.toReversed());
  await holdReward(db, held, at);
}

interface MadeAnswer {
  quesId: string;
  answer: SeedAnswer;
  at: Date;
  voters: readonly string[];
  index: number;
}

async function makeAnswer(db: Db, made: MadeAnswer, userNos: ReadonlyMap<string, string>): Promise<string> {
  const { quesId, answer, at, voters, index } = made;
  const userNo = userNos.get(answer.who)!;
  const likes = voters.filter((who, n) => who !== userNo && (n * 7 + index * 5) % 19 < (answer.isAccepted ? 8 : 3));
  const comments = answer.comments ?? [];
  const time = wireTime(at);
  const [row] = await db
    .insert(quesPost)
    .values({
      quesId,
      userNo,
      content: answer.html,
      countLike: likes.length,
      countComment: comments.length,
      gmtCreate: time,
      gmtModified: time,
    })
    .returning({ id: quesPost.id });
  const rootId = row!.id;
  await put(db, likes, { subjectKind: SubjectKind.answer, subjectId: rootId, opType: OpType.like }, time);
  for (const [number, line] of comments.entries()) {
    const [who] = line.split('：', 1) as [string];
    const said = wireTime(new Date(at.getTime() + (number + 1) * HOUR));
    const commentText = line.slice(who.length + 1);
    await db
      .insert(quesPost)
      .values({ quesId, userNo: userNos.get(who)!, rootId, commentText, gmtCreate: said, gmtModified: said });
  }
  return rootId;
}

type Subject = Pick<typeof communityRecord.$inferInsert, 'subjectKind' | 'subjectId' | 'opType'>;

async function put(db: Db, people: readonly string[], subject: Subject, gmtCreate: string): Promise<void> {
  if (people.length === 0) return;
  await db.insert(communityRecord).values(people.map((userNo) => ({ userNo, ...subject, gmtCreate })));
}
