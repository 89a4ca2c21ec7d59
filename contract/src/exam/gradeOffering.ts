import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone } from '../kit/values.ts';
import { LessonKind, OfferingState, Semester } from '../rules/school.ts';
import * as fails from './gradeFailures.ts';

export const GradeOffering = z.object({
  id: Id,
  offeringName: z.string(),
  lessonKind: oneOf(LessonKind),
  offeringState: oneOf(OfferingState),
  /** Tenths. */
  credit: z.int(),
  hours: z.int(),
  schoolYear: z.string(),
  semester: oneOf(Semester),
  /** The course of the platform that is taught; 0 for one that is held in rooms only. */
  courseId: IdOrNone,
  teachers: z.array(z.object({ teacherName: z.string(), isHead: Flag })),
});

export type GradeOffering = z.infer<typeof GradeOffering>;

export const page = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '班级的课程与任课教师，新学期的在前',
  path: '/exam/auth/grade/offering/page',
  input: z.object({ gradeId: Id.of('grade'), ...paging }),
  output: pageOf(GradeOffering),
  fails: [fails.GRADE_GONE],
});
