import { NOT_AN_AUTHOR } from '#contract/course/authoringFailures.ts';
import * as coursePackage from '#contract/course/coursePackage.ts';
import { LOCKED, NOT_ENROLLED } from '#contract/course/failures.ts';
import * as periodNote from '#contract/course/periodNote.ts';
import * as study from '#contract/course/study.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { Failure } from '#contract/kit/errors.ts';
import * as orgStudent from '#contract/user/orgStudent.ts';

/** Answers to the id of a stranger that are neither 403, 404 nor 422 at the field, and give nothing away. */
export const otherwise: readonly (readonly [call: Endpoint, fields: readonly string[], failure: Failure])[] = [
  // Everybody who has not joined the course hears the same.
  [periodNote.save, ['id', 'periodId'], LOCKED],
  [study.overview, ['courseId'], NOT_ENROLLED],
  // The department is not one of this school; anybody may ask to be bound to the school itself.
  [orgStudent.bindSchoolInfo, ['orgNo'], INVALID_INPUT],
  // Who may not write courses hears that before anything is looked for.
  [coursePackage.check, ['mediaId'], NOT_AN_AUTHOR],
  [coursePackage.bring, ['mediaId'], NOT_AN_AUTHOR],
];
