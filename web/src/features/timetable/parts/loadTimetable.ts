import { dayAfter } from '#contract/rules/calendar.ts';
import { isId } from '#contract/rules/id.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as orgSchedule from '#contract/user/orgSchedule.ts';
import { listMySchedule, listMyWeekTimes } from '#contract/user/orgStudent.ts';
import type { Timetable } from '#contract/user/scheduleShapes.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { paletteIn } from '../../../shared/timetable/palettes.ts';
import type { View } from './addresses.ts';
import { mondayIn, mondayOf, nearestMonday, parityIn } from './addresses.ts';

/** Whose timetable it is, with its lessons of one week; nobody's when the school has none of that kind yet. */
export interface Shown extends Pick<Timetable, 'name' | 'list' | 'free'> {
  id: string;
  /** Lessons that one is on approved leave for. */
  onLeave?: readonly string[];
  /** Who misses which of the lessons that one teaches, on approved leave. */
  absent?: readonly { id: string; names: readonly string[] }[];
}

/** Everything a page of the timetable shows: the school's calendar, the week of the address, and its lessons. */
export async function loadTimetable({ request, context }: LoaderArgs, page: View | 'home') {
  const api = context.get(apiContext);
  const { searchParams } = pageUrl(request);
  const asked = mondayIn(searchParams);
  const times = await answerOr(request, api.call(listMyWeekTimes, asked ? { day: asked } : {}));
  const thisWeek = mondayOf(times.today);
  const isNow = times.weeks.some(({ isCurrent }) => isCurrent === 1);
  const parity = parityIn(searchParams);
  const monday = nearestMonday(times.weeks, asked ?? (isNow ? thisWeek : (times.weeks[0]?.from ?? thisWeek)), parity);
  const view = page === 'home' ? homeView(times.userType, searchParams) : page;
  const id = searchParams.get('id') ?? '';
  const shown = times.school
    ? await answerOr(request, lessonsOf(api, view, isId(id) ? id : '', { from: monday, to: dayAfter(monday, 6) }))
    : null;
  return { view, times, monday, thisWeek, shown, parity, palette: paletteIn(request.headers.get('cookie')) };
}

export type LoadedTimetable = Awaited<ReturnType<typeof loadTimetable>>;

/** Learners and lecturers begin with their own lessons, staff with a class. */
const homeView = (userType: UserType, query: URLSearchParams): View =>
  query.get('view') === 'grade' || isStaffType(userType) ? 'grade' : 'mine';

const isStaffType = (userType: UserType): boolean => userType !== UserType.learner && userType !== UserType.lecturer;

type Stretch = { from: string; to: string };

async function lessonsOf(api: PageApi, view: View, asked: string, week: Stretch): Promise<Shown | null> {
  if (view === 'mine') {
    return { id: '', name: '我的课表', free: [], ...(await api.call(listMySchedule, week)) };
  }
  const id = asked || (await firstOf(api, view));
  if (id === undefined) return null;
  if (view === 'teacher') return { id, ...(await api.call(orgSchedule.listTeacherSchedule, { userNo: id, ...week })) };
  if (view === 'room') return { id, ...(await api.call(orgSchedule.listRoomSchedule, { roomId: id, ...week })) };
  return { id, ...(await api.call(orgSchedule.listGradeSchedule, { gradeId: id, ...week })) };
}

const lists = { teacher: orgSchedule.listTeacher, room: orgSchedule.listRoom, grade: orgSchedule.listGrade } as const;

const firstOf = async (api: PageApi, view: Exclude<View, 'mine'>): Promise<string | undefined> =>
  (await api.call(lists[view], { pageSize: 1 })).list[0]?.id;
