import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Time } from '../kit/values.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import { NodeState } from '../rules/nodeStates.ts';

/** A homework or an examination in the outline of a course, as somebody stands with it. */
export const CourseNode = z.object({
  assessmentId: Id,
  assessmentKind: oneOf(AssessmentKind),
  title: z.string(),
  nodeState: oneOf(NodeState),
  beginsAt: Time.nullable(),
  endsAt: Time.nullable(),
  /** Tenths; null: handing it in is enough. */
  passPoints: z.int().nullable(),
  fullPoints: z.int(),
  /** Tenths, the best of those handed in; null until the marks are released. */
  points: z.int().nullable(),
});

export type CourseNode = z.infer<typeof CourseNode>;
