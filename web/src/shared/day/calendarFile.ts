import { momentOf } from '#contract/rules/time.ts';

export interface CalendarEvent {
  /** Stable, so that adding it twice moves the entry instead of doubling it. */
  uid: string;
  title: string;
  note: string;
  url: string;
  /** Wire times; without an end an hour is kept free. */
  start: string;
  end: string | null;
}

const HOUR_MS = 3_600_000;

/** An iCalendar file (RFC 5545) with these events, each with a reminder 15 minutes before. */
export function calendarOf(events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zhitu//Live//ZH',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines({ uid, title, note, url, start, end }: CalendarEvent, stamp: Date): string[] {
  const from = momentOf(start);
  const until = end === null ? new Date(from.getTime() + HOUR_MS) : momentOf(end);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(until)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

/** Lines hold at most 75 bytes; what is longer goes on in the next line behind a space. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const parts: string[] = [''];
  let room = 75;
  for (const char of line) {
    const size = bytes.encode(char).length;
    if (size > room) {
      parts.push('');
      room = 74;
    }
    parts[parts.length - 1] += char;
    room -= size;
  }
  return parts.join('\r\n ');
}
