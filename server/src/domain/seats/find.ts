import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { MemberState } from '#contract/rules/memberStates.ts';
import { MOST_GIVEN } from '#contract/rules/seats.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { find, Meant } from '#contract/trade/seat.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember, orgStudent } from '../../db/schema/organization.ts';
import { user } from '../../db/schema/user.ts';
import { keepers, ofClass, ofDepartment } from './people.ts';
import { countFree } from './pool.ts';

type Wanted = OutputOf<typeof find.input>;

/** Several at once, with how many seats there are for them. @throws NOT_FOUND for a department of another house */
export async function findMeant(db: Db, orgNo: string, wanted: Wanted, now: Date) {
  const free = await countFree(db, orgNo, wanted.courseId);
  if (wanted.by === 'number') return { free, rows: await byLines(db, orgNo, wanted, now), isMore: 0 as const };
  const people = await inGroup(db, orgNo, wanted, now);
  const rows = people.slice(0, MOST_GIVEN).map((one, at): Meant => ({ ...one, line: at + 1, text: '', bar: '' }));
  return { free, rows, isMore: people.length > MOST_GIVEN ? (1 as const) : (0 as const) };
}

function inGroup(db: Db, orgNo: string, { by, courseId, departmentId: id, className }: Wanted, now: Date) {
  const most = MOST_GIVEN + 1;
  if (by === 'class') return ofClass(db, { orgNo, courseId, className, most }, now);
  return id === undefined ? [] : ofDepartment(db, { orgNo, courseId, id, most }, now);
}

/** Somebody on the staff or the roster, and why they cannot have a seat whatever the course. */
interface Listed {
  /** All that they are known by here. */
  keys: (string | null)[];
  userNo: string | null;
  name: string;
  note: string;
  bar: string;
}

/** Every line is answered: who it is, or what is wrong with it. */
async function byLines(db: Db, orgNo: string, { courseId, lines }: Wanted, now: Date): Promise<Meant[]> {
  if (lines.length === 0) return [];
  const texts = lines.map((one) => one.toUpperCase());
  const listed = [...(await staffOf(db, orgNo, texts)), ...(await studentsOf(db, orgNo, texts))];
  const userNos = listed.flatMap(({ userNo }) => userNo ?? []);
  const held = userNos.length === 0 ? new Set<string>() : await keepers(db, courseId, userNos, now);
  const firstLine = new Map<string, number>();
  return texts.map((text, at) => {
    const line = at + 1;
    const meant = whoOf(listed.filter(({ keys }) => keys.some((key) => key?.toUpperCase() === text)));
    const before = meant.userNo === null ? undefined : firstLine.get(meant.userNo);
    if (meant.userNo !== null && before === undefined) firstLine.set(meant.userNo, line);
    const bar = meant.bar || barOf(before, meant.userNo !== null && held.has(meant.userNo));
    return { ...meant, line, text: lines[at]!, userNo: bar === '' ? meant.userNo : null, bar };
  });
}

function barOf(before: number | undefined, isHeld: boolean): string {
  if (before !== undefined) return `和第 ${before} 行是同一个人`;
  return isHeld ? '已经有这门课程' : '';
}

const nobody = { userNo: null, name: '', note: '' };

/** The one who is meant: on staff and roster it may be the same account. */
function whoOf(found: readonly Listed[]): Omit<Listed, 'keys'> {
  const open = found.filter(({ bar }) => bar === '');
  if (new Set(open.map(({ userNo }) => userNo)).size > 1) return { ...nobody, bar: '不止一个人，请按姓名找' };
  const [one = found[0]] = open;
  if (!one) return { ...nobody, bar: '没有这个学号、工号或手机号' };
  const { keys: _keys, ...meant } = one;
  return meant;
}

async function staffOf(db: Db, orgNo: string, texts: readonly string[]): Promise<Listed[]> {
  const { jobNumber, mobile } = orgMember;
  const known = or(inArray(mobile, [...texts]), inArray(sql`upper(${jobNumber})`, [...texts]));
  const rows = await db
    .select()
    .from(orgMember)
    .where(and(eq(orgMember.orgNo, orgNo), enabled(orgMember), known));
  return rows.map((row) => ({
    keys: [row.jobNumber, row.mobile],
    userNo: row.userNo,
    name: row.memberName,
    note: row.post,
    bar: row.memberStatus === MemberState.active && row.userNo !== null ? '' : '不在职，或者还没有接受邀请',
  }));
}

async function studentsOf(db: Db, orgNo: string, texts: readonly string[]): Promise<Listed[]> {
  const listed = and(eq(orgStudent.orgNo, orgNo), enabled(orgStudent), lt(orgStudent.bindStatus, StudentState.asks));
  const known = or(inArray(orgStudent.studentNumber, [...texts]), inArray(user.mobile, [...texts]));
  const rows = await db
    .select({ student: orgStudent, mobile: user.mobile })
    .from(orgStudent)
    .leftJoin(user, eq(user.userNo, orgStudent.userNo))
    .where(and(listed, known));
  return rows.map(({ student, mobile }) => ({
    keys: [student.studentNumber, mobile],
    userNo: student.userNo,
    name: student.studentName,
    note: student.className,
    bar: student.bindStatus === StudentState.bound && student.userNo !== null ? '' : '还没有绑定账号',
  }));
}
