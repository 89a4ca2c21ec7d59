import { and, eq, inArray } from 'drizzle-orm';
import { bannedWords, classChat, courseChat, singles, studyChat, talkGroup } from '#seed/data/chats.ts';
import type { SeedChat } from '#seed/data/chats.ts';
import { demoClass, studyGroup } from '#seed/data/grades.ts';
import { ChatContext, ChatMessageState, ChatRole, ChatType, ConversationKind } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { bannedWord, chatMessage, conversation, conversationMember } from '#server/db/schema/chat.ts';
import { course } from '#server/db/schema/course.ts';
import { grade } from '#server/db/schema/grade.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { append, tip } from '#server/domain/chat/append.ts';
import { holdContext } from '#server/domain/chat/holdContext.ts';
import { keepGradeInStep } from '#server/domain/chat/inStep.ts';
import { bringIn } from '#server/domain/chat/members.ts';
import { makeSingle, pairOf } from '#server/domain/chat/open.ts';
import { moveCursor } from '#server/domain/chat/read.ts';
import { keyOf } from '#server/domain/search/words.ts';

interface World {
  db: Db;
  now: Date;
  userNos: Map<string, string>;
}

const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
/** Groups of the demo were made so long ago. */
const MADE = 45 * 1440;

/** Conversations of the demo people; every class of the school has its own. */
export async function loadChats(db: Db, userNos: Map<string, string>, now: Date): Promise<void> {
  const world = { db, now, userNos };
  await db.insert(bannedWord).values(bannedWords.map((word) => ({ word: keyOf(word) })));
  for (const { between, ...chat } of singles) {
    const [one, other] = between.map((who) => userNos.get(who)!) as [string, string];
    await talk(world, await makeSingle(db, pairOf(one, other), before(now, MADE)), chat);
  }
  await loadClasses(world);
  await loadCourse(world);
  await loadGroup(world);
}

async function loadClasses(world: World): Promise<void> {
  const { db, now } = world;
  for (const { id, name } of await db.select({ id: grade.id, name: grade.gradeName }).from(grade).orderBy(grade.id)) {
    const conversationId = await keepGradeInStep(db, id, before(now, MADE));
    if (name === demoClass) await talk(world, conversationId, classChat);
    else if (name === studyGroup.name) await talk(world, conversationId, studyChat);
    else await talk(world, conversationId, { lines: [], unread: {} });
  }
}

/** The first course of the lecturer that all of these learners, or most of them, take. */
async function loadCourse(world: World): Promise<void> {
  const { db, now, userNos } = world;
  const lecturer = userNos.get(courseChat.lecturer)!;
  const taken = await db
    .select({ id: course.id, name: course.courseName, userNo: userCourse.userNo })
    .from(course)
    .innerJoin(userCourse, eq(userCourse.courseId, course.id))
    .where(
      and(
        eq(course.lecturerUserNo, lecturer),
        inArray(
          userCourse.userNo,
          courseChat.learners.map((who) => userNos.get(who)!),
        ),
      ),
    )
    .orderBy(course.id);
  const byCourse = [...Map.groupBy(taken, ({ id }) => id).values()].toSorted((x, y) => y.length - x.length);
  const [most] = byCourse;
  if (!most) return;
  const { id, name } = most[0]!;
  const at = before(now, MADE);
  const held = await holdContext(db, { context: ChatContext.course, contextId: id }, name, at);
  const learners = most.map(({ userNo }) => ({ userNo, chatRole: ChatRole.member }));
  await bringIn(db, held, [{ userNo: lecturer, chatRole: ChatRole.owner }, ...learners], { now: at, seesAll: true });
  await talk(world, held.id, courseChat);
}

async function loadGroup(world: World): Promise<void> {
  const { db, now, userNos } = world;
  const { title, notice, members } = talkGroup;
  const at = before(now, MADE);
  const [owner, ...others] = members.map((who) => userNos.get(who)!);
  const [held] = await db
    .insert(conversation)
    .values({
      conversationKind: ConversationKind.group,
      title,
      notice,
      noticeTime: wireTime(at),
      makerUserNo: owner,
      lastTime: wireTime(at),
    })
    .returning();
  const coming = others.map((userNo) => ({ userNo, chatRole: ChatRole.member }));
  await bringIn(db, held!, [{ userNo: owner!, chatRole: ChatRole.owner }, ...coming], { now: at, seesAll: true });
  await tip(db, held!.id, '许云帆创建了群', at);
  await talk(world, held!.id, talkGroup);
}

/** Says the lines of those who are in it, and lets everybody have read what they are said to have read. */
async function talk({ db, now, userNos }: World, conversationId: string, chat: SeedChat): Promise<void> {
  const members = await db
    .select()
    .from(conversationMember)
    .where(eq(conversationMember.conversationId, conversationId));
  const inside = new Set(members.map(({ userNo }) => userNo));
  const seqs: number[] = [];
  let last = 0;
  for (const [index, line] of chat.lines.entries()) {
    const senderUserNo = userNos.get(line.who)!;
    if (!inside.has(senderUserNo)) continue;
    const { id, seq } = await append(
      db,
      {
        conversationId,
        senderUserNo,
        clientKey: `demo-${conversationId}-${index}`,
        messageType: ChatType.text,
        text: line.text,
        replyToSeq: line.to === undefined ? null : (seqs[line.to] ?? null),
        isAtAll: line.isAtAll === true ? 1 : 0,
        mentions: (line.mentions ?? []).map((who) => userNos.get(who)!),
      },
      before(now, line.ago),
    );
    seqs[index] = last = seq;
    const recalled = { messageState: ChatMessageState.recalled, text: '', grams: [] };
    if (line.isRecalled === true) await db.update(chatMessage).set(recalled).where(eq(chatMessage.id, id));
  }
  const numberOf = (who: string) => userNos.get(who)!;
  const behind = new Map(Object.entries(chat.unread).map(([who, count]) => [numberOf(who), count]));
  // a lecturer or learner may have said the last of them, so the rows are read anew
  const rows = await db.select().from(conversationMember).where(eq(conversationMember.conversationId, conversationId));
  for (const row of rows) if (last > 0) await moveCursor(db, row, last - (behind.get(row.userNo) ?? 0), now);
  await wish(db, conversationId, (chat.pinnedBy ?? []).map(numberOf), { isPinned: 1 });
  await wish(db, conversationId, (chat.quietFor ?? []).map(numberOf), { isQuiet: 1 });
}

async function wish(
  db: Db,
  conversationId: string,
  userNos: string[],
  set: { isPinned?: 1; isQuiet?: 1 },
): Promise<void> {
  if (userNos.length === 0) return;
  const its = and(eq(conversationMember.conversationId, conversationId), inArray(conversationMember.userNo, userNos));
  await db.update(conversationMember).set(set).where(its);
}
