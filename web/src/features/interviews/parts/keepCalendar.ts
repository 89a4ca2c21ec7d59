import { InterviewWay, placeNames } from '#contract/rules/interviews.ts';

interface Appointment {
  id: string;
  interviewName: string;
  interviewWay: InterviewWay;
  orgName: string;
  vacancyName: string;
  place: string;
  startsAt: string;
  endsAt: string;
}

/** Lets the browser keep an interview as a calendar file; times are told with their zone. */
export async function keepCalendar(of: Appointment): Promise<void> {
  const { calendarOf } = await import('../../../shared/day/calendarFile.ts');
  const event = {
    uid: `interview-${of.id}@zhitu`,
    title: `${of.orgName}：${of.interviewName}`,
    note: `${of.vacancyName}，${placeNames[of.interviewWay]}：${of.place}`,
    url: of.interviewWay === InterviewWay.link ? of.place : `${location.origin}/account/interview`,
    start: of.startsAt,
    end: of.endsAt,
  };
  const url = URL.createObjectURL(new Blob([calendarOf([event], new Date())], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${of.interviewName}.ics` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
