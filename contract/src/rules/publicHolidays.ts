import { dayAfter, daysBetween } from './calendar.ts';
import type { ChangedDay } from './calendar.ts';
import { DayKind } from './school.ts';

interface PublicHoliday {
  name: string;
  from: string;
  to: string;
  /** Days worked for it, each with the day whose lessons a school usually holds then. */
  worked?: readonly { day: string; follows: string }[];
}

interface HolidayYear {
  year: number;
  /** Whether the notice of the State Council with the days to be worked is known, or just what the law sets. */
  isAnnounced: boolean;
  holidays: readonly PublicHoliday[];
}

/**
 * 2026 as the General Office of the State Council announced it; 2027 the days off of 全国年节及纪念日放假办法 alone, whose
 * notice sets the days to be worked.
 */
export const publicHolidays: readonly HolidayYear[] = [
  {
    year: 2026,
    isAnnounced: true,
    holidays: [
      { name: '元旦', from: '2026-01-01', to: '2026-01-03', worked: [{ day: '2026-01-04', follows: '2026-01-02' }] },
      {
        name: '春节',
        from: '2026-02-15',
        to: '2026-02-23',
        worked: [
          { day: '2026-02-14', follows: '2026-02-20' },
          { day: '2026-02-28', follows: '2026-02-23' },
        ],
      },
      { name: '清明节', from: '2026-04-04', to: '2026-04-06' },
      { name: '劳动节', from: '2026-05-01', to: '2026-05-05', worked: [{ day: '2026-05-09', follows: '2026-05-05' }] },
      { name: '端午节', from: '2026-06-19', to: '2026-06-21' },
      { name: '中秋节', from: '2026-09-25', to: '2026-09-27' },
      {
        name: '国庆节',
        from: '2026-10-01',
        to: '2026-10-07',
        worked: [
          { day: '2026-09-20', follows: '2026-10-06' },
          { day: '2026-10-10', follows: '2026-10-07' },
        ],
      },
    ],
  },
  {
    year: 2027,
    isAnnounced: false,
    holidays: [
      { name: '元旦', from: '2027-01-01', to: '2027-01-01' },
      { name: '春节', from: '2027-02-05', to: '2027-02-08' },
      { name: '清明节', from: '2027-04-05', to: '2027-04-05' },
      { name: '劳动节', from: '2027-05-01', to: '2027-05-02' },
      { name: '端午节', from: '2027-06-09', to: '2027-06-09' },
      { name: '中秋节', from: '2027-09-15', to: '2027-09-15' },
      { name: '国庆节', from: '2027-10-01', to: '2027-10-03' },
    ],
  },
];

export const holidayYears: readonly number[] = publicHolidays.map(({ year }) => year);

export interface NamedDay extends ChangedDay {
  dayName: string;
}

/** Every day of a stretch as a holiday. */
export const daysOff = (dayName: string, from: string, to: string): NamedDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({
    day: dayAfter(from, index),
    dayKind: DayKind.holiday,
    dayName,
    follows: null,
  }));

/** The days that the public holidays of a year change; none for a year we have no list of. */
export function publicDays(year: number): NamedDay[] {
  const { holidays = [] } = publicHolidays.find((one) => one.year === year) ?? {};
  return holidays.flatMap(({ name, from, to, worked = [] }) => [
    ...daysOff(name, from, to),
    ...worked.map((one) => ({ ...one, dayKind: DayKind.shifted, dayName: `${name}调休` })),
  ]);
}
