import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { LessonState } from '#contract/rules/school.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Appointment } from '../interviews/appointments.ts';
import type { KeptDay } from '../startPolicy/dates.ts';
import type { FeedLesson } from './feed.ts';

const ZONE = 'Asia/Shanghai';

/** No summer time since 1991, so one rule says it all (RFC 5545, 3.6.5). */
const zoneText = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19920101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** How often to ask again; properties stand before the components (3.6), which the library's own do not. */
const hourly = 'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n';

/** What a calendar holds beside lessons. */
interface Entries {
  lessons: readonly FeedLesson[];
  appointments: readonly Appointment[];
  days: readonly KeptDay[];
}

/** Lessons, interviews and last days as a calendar (RFC 5545). The same rows give the same text, whenever it is written. */
export function calendarText({ lessons, appointments, days }: Entries): string {
  const calendar = ical({
    name: '知途日程',
    prodId: { company: 'zhitu', product: 'timetable', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    // the zone is that of the events: one of the calendar would also be written into their stamps, which are UTC (3.8.7.2)
    timezone: { name: null, generator: () => zoneText },
  });
  for (const lesson of lessons) {
    calendar.createEvent({
      id: `lesson-${lesson.id}@zhitu`,
      sequence: lesson.revision,
      status: lesson.lessonState === LessonState.held ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      start: wallClock(lesson.beginsAt),
      end: wallClock(lesson.endsAt),
      timezone: ZONE,
      stamp: momentOf(lesson.gmtModified),
      lastModified: momentOf(lesson.gmtModified),
      summary: lesson.lessonState === LessonState.held ? lesson.offeringName : `停课：${lesson.offeringName}`,
      location: placesOf(lesson),
      description: notesOf(lesson),
    });
  }
  for (const one of appointments) {
    calendar.createEvent({
      id: `interview-${one.id}@zhitu`,
      status: one.isAgreed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      start: wallClock(one.startsAt),
      end: wallClock(one.endsAt),
      timezone: ZONE,
      stamp: momentOf(one.gmtModified),
      lastModified: momentOf(one.gmtModified),
      summary: one.isAgreed ? one.title : `在改时间：${one.title}`,
      location: one.place,
      description: one.note,
    });
  }
  for (const { id, version, policyName, amount, applyUntil, publishedAt } of days) {
    calendar.createEvent({
      // the file that the button of the policy saves has the same: who has both sees one
      id: `policy-${id}@zhitu`,
      sequence: version,
      start: `${applyUntil}T09:00:00`,
      end: `${applyUntil}T09:30:00`,
      timezone: ZONE,
      stamp: momentOf(publishedAt),
      lastModified: momentOf(publishedAt),
      summary: `${policyName} 截止申请`,
      description: amount,
    });
  }
  return calendar.toString().replace('BEGIN:VTIMEZONE', `${hourly}BEGIN:VTIMEZONE`);
}

/** Without an offset the library writes the clock as it is; a moment it would write in the zone of this machine. */
const wallClock = (wire: string): string => wire.replace(' ', 'T');

const placesOf = ({ rooms, place }: FeedLesson): string =>
  [...rooms.map(({ name }) => name), place].filter(Boolean).join('、');

function notesOf({ teachers, grades, fromBell, toBell, week, remark }: FeedLesson): string {
  const lines = [
    `第 ${week} 周 第 ${fromBell === toBell ? fromBell : `${fromBell}–${toBell}`} 节`,
    teachers.length > 0 ? `教师：${teachers.map(({ name }) => name).join('、')}` : '',
    grades.length > 0 ? `班级：${grades.map(({ name }) => name).join('、')}` : '',
    remark,
  ];
  return lines.filter(Boolean).join('\n');
}
