import { eq } from 'drizzle-orm';
import { attendanceSession } from '#server/db/schema/attendance.ts';
import { codeOf, stepAt } from '#server/domain/attendance/codes.ts';
import * as attendance from '#contract/user/attendance.ts';
import type { Person, TestApp } from './testApp.ts';

/** What the screen of the room shows at a moment. */
export async function codeAt({ database: { db } }: TestApp, id: string, now: Date): Promise<string> {
  const [row] = await db.select().from(attendanceSession).where(eq(attendanceSession.id, id));
  return codeOf(row!.secret, stepAt(now));
}

export const deviceOf = ({ userNo }: Pick<Person, 'userNo'>): string => `device-${userNo}`;

/** Somebody opens the page, which is handed a ticket, and sends a code. */
export async function checkInWith(
  person: Person,
  id: string,
  code: string,
  device = deviceOf(person),
): Promise<{ code: number; data: { attendanceState: number } }> {
  const { data } = await person.send(attendance.ticket, { id, device });
  return person.send(attendance.checkIn, { id, device, code, ticket: data.ticket });
}
