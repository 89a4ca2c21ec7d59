import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { loadTimetable } from '../parts/loadTimetable.ts';
import { TimetableFrame } from '../parts/TimetableFrame.tsx';
import { timetableRoutes } from '../routes.ts';

export const handle = timetableRoutes.teachers;

export const loader = (args: LoaderArgs) => loadTimetable(args, 'teacher');

/** The timetable of a teacher, with the times they have none. */
export default function TeacherTimetable({ loaderData }: PageProps<typeof loader>) {
  return <TimetableFrame loaded={loaderData} />;
}
