import { and, eq, inArray } from 'drizzle-orm';
import { student } from '#contract/fields/people.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orgImport, orgStudent } from '../../db/schema/organization.ts';
import { offeringStudent } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { inParts, issueAt } from '../sheetImport/sheetKind.ts';
import type { Checked, Column, KeyOf, Line, RowIssue, SheetKind } from '../sheetImport/sheetKind.ts';
import { findOffering, heldOffering } from './reach.ts';
import type { OfferingRow } from './reach.ts';
import { rosterCounts } from './seats.ts';
import { peopleByNumber } from './students.ts';

interface RawSeat extends Line {
  studentNumber: string;
  studentName: string;
}

interface SeatRow extends RawSeat, Checked {
  userNo: string | null;
}

const columns: readonly Column<KeyOf<RawSeat>>[] = [
  {
    key: 'studentNumber',
    head: student.studentNumber.label,
    isNeeded: true,
    width: 18,
    note: '必填，本校学生名单里、已经绑定账号的学号',
  },
  { key: 'studentName', head: student.studentName.label, isNeeded: false, width: 14, note: '填了就和名单核对' },
];

type RosterSheet = SheetKind<RawSeat, SeatRow>;

const PREFIX = 'roster:';

/** The template is the same for every offering. */
export const blankRoster: Pick<RosterSheet, 'columns' | 'noun'> & RosterSheet = sheetOf(null);

/** The single learners of one offering out of a spreadsheet; a list of its own (`org_import.kind`). @throws NOT_FOUND */
export const rosterSheet = async (ctx: UserCtx, offeringId: string): Promise<RosterSheet> =>
  sheetOf(await findOffering(ctx, offeringId));

/** The same before something is written: seats are counted while nobody else joins. @throws NOT_FOUND, OFFERING_ENDED */
export const heldRosterSheet = async (ctx: UserCtx, importId: string): Promise<RosterSheet> =>
  sheetOf(await heldOffering(ctx, await offeringIn(ctx, importId)));

/** The list that an import was made for. @throws NOT_FOUND when it is not one the caller reaches */
export const sheetOfImport = async (ctx: UserCtx, importId: string): Promise<RosterSheet> =>
  rosterSheet(ctx, await offeringIn(ctx, importId));

async function offeringIn({ db }: UserCtx, importId: string): Promise<string> {
  const [row] = await db.select({ kind: orgImport.kind }).from(orgImport).where(eq(orgImport.id, importId));
  if (!row?.kind.startsWith(PREFIX)) throw fail(NOT_FOUND, '没有这次导入');
  return row.kind.slice(PREFIX.length);
}

function sheetOf(offering: OfferingRow | null): RosterSheet {
  return {
    kind: `${PREFIX}${offering?.id ?? ''}`,
    ...(offering && { orgNo: offering.orgNo }),
    noun: '学生',
    columns,
    known: () => Promise.resolve([{ head: '说明', texts: ['学号以本校的学生名单为准'] }]),
    checkRows: (ctx, rows) => checkSeats(ctx, offering!, rows),
    nameOf: ({ studentName, studentNumber }) => ({ name: studentName, mark: studentNumber }),
    async bring({ db, now }, importId, good) {
      const joined = { offeringId: offering!.id, importId, joinedAt: wireTime(now) };
      const rows = good.map(({ userNo }) => ({ ...joined, userNo: userNo! }));
      await inParts(rows, (part) => db.insert(offeringStudent).values(part));
    },
    async judge({ db }, importId) {
      const its = and(eq(offeringStudent.offeringId, offering!.id), eq(offeringStudent.importId, importId));
      const rows = await db
        .select({ id: offeringStudent.userNo, name: orgStudent.studentName, mark: orgStudent.studentNumber })
        .from(offeringStudent)
        .leftJoin(orgStudent, and(eq(orgStudent.userNo, offeringStudent.userNo), eq(orgStudent.orgNo, offering!.orgNo)))
        .where(its);
      return rows.map(({ id, name, mark }) => ({ id, name: name ?? '', mark: mark ?? '', reason: null }));
    },
    async takeBack({ db }, ids) {
      const its = and(eq(offeringStudent.offeringId, offering!.id), inArray(offeringStudent.userNo, [...ids]));
      await db.delete(offeringStudent).where(its);
    },
  };
}

async function checkSeats({ db }: UserCtx, offering: OfferingRow, written: readonly RawSeat[]): Promise<SeatRow[]> {
  const rows = written.map((raw) => ({ ...raw, studentNumber: raw.studentNumber.toUpperCase() }));
  const numbers = rows.map(({ studentNumber }) => studentNumber);
  const personOf = await peopleByNumber(db, offering, numbers);
  let free = offering.seats - ((await rosterCounts(db, [offering.id])).get(offering.id) ?? 0);
  const seen = new Map<string, number>();
  return rows.map((raw) => {
    const issues: RowIssue[] = [];
    const complain = (key: KeyOf<RawSeat>, reason: string) => issues.push(issueAt(columns, key, reason));
    const person = personOf(raw.studentNumber);
    const first = seen.get(raw.studentNumber);
    if (raw.studentNumber === '') complain('studentNumber', '请填写学号');
    else if (first !== undefined) complain('studentNumber', `和第 ${first} 行重复`);
    else if ('reason' in person) complain('studentNumber', person.reason);
    const known = person.studentName ?? '';
    if (raw.studentName !== '' && known !== '' && raw.studentName !== known) {
      complain('studentName', `名单里这个学号是${known}`);
    }
    if (first === undefined) seen.set(raw.studentNumber, raw.row);
    if (issues.length === 0 && (free -= 1) < 0) complain('studentNumber', `人数上限 ${offering.seats} 已经满了`);
    const studentName = raw.studentName || known;
    return { ...raw, studentName, userNo: 'userNo' in person ? person.userNo : null, issues };
  });
}
