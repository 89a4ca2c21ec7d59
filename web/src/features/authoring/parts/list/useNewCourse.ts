import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { CourseKind as Kind } from '#contract/rules/courseKinds.ts';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { saveCourse } from '../calls.ts';
import { placesOf } from '#contract/rules/authoringPaths.ts';

export const newCourseFields = {
  courseKind: { kind: 'choice', label: '种类', required: true },
  courseName: { kind: 'line', label: '名称', called: '课程名称', max: 60, required: true },
} as const;

/** The form of a new course; what it is called is kept until it is made. */
export const useNewCourse = (courseKind: CourseKind | undefined, go: (to: string) => void | Promise<void>) =>
  useCallForm(saveCourse, {
    fields: newCourseFields,
    initial: { courseKind: courseKind ?? Kind.vod, courseName: '' },
    draft: 'newCourse',
    onDone: ({ id }, sent) => go(placesOf(sent.courseKind, id).facts),
  });
