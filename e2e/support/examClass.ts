import { eq } from 'drizzle-orm';
import { identityOf, makePerson } from '#seed/make/person.ts';
import type { Db } from '#server/db/client.ts';
import { assessmentStaff } from '#server/db/schema/assessment.ts';
import { user, userIdentity } from '#server/db/schema/user.ts';
import { openSession } from '#server/domain/session/session.ts';
import writeExcel from 'write-excel-file/node';

export interface Member {
  userNo: string;
  mobile: string;
  name: string;
  token: string;
}

const HOURS = 6 * 3600;

async function signedIn(db: Db, userNo: string, userType: 1 | 2): Promise<string> {
  const identityId = await identityOf(db, userNo, userType);
  const place = { terminalType: 1, ttlSeconds: HOURS, ip: '127.0.0.1', userAgent: 'e2e' };
  return openSession(db, { userNo, identityId, ...place }, new Date());
}

/** So many learners who are signed in, with mobiles from `first` on; nobody else knows them. */
export async function makeClassOf(db: Db, count: number, first = 13_955_500_000): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    const mobile = String(first + index);
    const name = `班级学员${String(index + 1).padStart(2, '0')}`;
    const userNo = await makePerson(db, { mobile, nickname: name, idCardName: name });
    members.push({ userNo, mobile, name, token: await signedIn(db, userNo, 1) });
  }
  return members;
}

/** Two lecturers who mark beside the author. @returns their tokens */
export async function makeMarkers(db: Db, assessmentId: string, author: string): Promise<string[]> {
  const rows = await db
    .select({ userNo: user.userNo, mobile: user.mobile })
    .from(userIdentity)
    .innerJoin(user, eq(user.userNo, userIdentity.userNo))
    .where(eq(userIdentity.userType, 2))
    .orderBy(user.userNo);
  const two = rows.filter(({ mobile }) => mobile !== author).slice(0, 2);
  await db
    .insert(assessmentStaff)
    .values(two.map(({ userNo }) => ({ assessmentId, userNo, isInvigilator: 0 as const })));
  return [await signedIn(db, two[0]!.userNo, 2), await signedIn(db, two[1]!.userNo, 2)];
}

/** Knowledge that no other question of the world has, so that rules draw from these alone. */
export const ABOUT = { choices: '班级期末一', words: '班级期末二' } as const;

/** Our template with two hundred lines: one to be marked by hand, seven that are wrong, and single choices whose answer is B. */
export async function twoHundredQuestions(): Promise<Buffer> {
  const heads = ['题型', '题干', '选项A', '选项B', '选项C', '答案', '知识点'];
  const line = (stem: string, answer = 'B') => ['单选', stem, '甲', '乙', '丙', answer, ABOUT.choices];
  const lines = Array.from({ length: 200 }, (_, at) => line(`期末第 ${at + 1} 题问的是什么？`));
  lines[0] = ['简答', '期末里请说说你的理由。', '', '', '', '说清为什么', ABOUT.words];
  const bad: Record<number, string[]> = {
    4: line('没有答案的坏题', ''),
    11: line('字母太远的坏题', 'D'),
    50: ['判断', '看不懂的坏题', '', '', '', '也许', ABOUT.choices],
    77: line('', 'A'),
    120: ['填空', '多答一个的坏题____', '', '', '', '甲；乙', ABOUT.choices],
    151: ['单选', '选项一样的坏题', '甲', '甲 ', '', 'A', ABOUT.choices],
    199: ['单选', '太长的坏题', '甲', '乙'.repeat(1001), '', 'A', ABOUT.choices],
  };
  for (const [row, cells] of Object.entries(bad)) lines[Number(row) - 2] = cells;
  return writeExcel([heads, ...lines]).toBuffer();
}
