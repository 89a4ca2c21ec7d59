import { CourseKind, courseKinds } from '#contract/rules/courseKinds.ts';

/** The page on which the facts of a kind are written; `?id=` names the course. */
export const editorBase = (kind: CourseKind): string =>
  kind === CourseKind.online ? `${courseKinds[kind].base}/create` : `${courseKinds[kind].base}/add`;
