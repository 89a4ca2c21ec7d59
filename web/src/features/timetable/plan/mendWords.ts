import { bellsWords, dayWords, weekdayName } from '#contract/rules/calendarWords.ts';
import { MendKind } from '#contract/rules/scheduleChanges.ts';
import type { Mend } from '#contract/user/orgStuSchedule.ts';

/** What a way out changes. */
export function mendWords(mend: Mend): string {
  const { mendKind, offeringName, weekday, fromBell, toBell, roomName, day } = mend;
  const room = roomName ? `，${roomName}` : '';
  const at = `${weekdayName(weekday)}${bellsWords(fromBell, toBell)}${room}`;
  if (mendKind === MendKind.room) return `「${offeringName}」改到 ${roomName}，时间不变`;
  if (mendKind === MendKind.time || day === null) return `「${offeringName}」移到${at}`;
  return `「${offeringName}」从 ${dayWords(day)}起移到${at}`;
}

/** Whom it tells when it is applied: what is only planned has nobody yet who would have to be told. */
export const toldBy = ({ studentCount, teacherNames }: Mend): number => studentCount + teacherNames.length;
