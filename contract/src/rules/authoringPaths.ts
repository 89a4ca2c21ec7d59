import { CourseKind, courseKinds } from './courseKinds.ts';
import type { CourseKind as Kind } from './courseKinds.ts';

/** Query names: the course, the chapter or class-hour that is open, and the part of an online course's wizard. */
export const COURSE = 'id';
export const AT = 'at';
export const STEP = 'step';

const withQuery = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

/** Where each step of writing a course of a kind is. */
export interface Places {
  list: string;
  facts: string;
  /** Null for a lesson alone, which is written beside its facts. */
  outline: string | null;
  done: string;
  details: string;
  preview: string;
}

const previews: Readonly<Record<Kind, string>> = {
  [CourseKind.vod]: 'course',
  [CourseKind.live]: 'live',
  [CourseKind.online]: 'course',
  [CourseKind.resource]: 'resource',
  [CourseKind.library]: 'library',
  [CourseKind.microvod]: 'course',
  [CourseKind.microcourse]: 'course',
  [CourseKind.classCourse]: 'course',
};

/** Kinds with an end page and a page of details of their own; the others share those of recorded courses. */
const ends = new Set<Kind>([CourseKind.vod, CourseKind.microvod, CourseKind.microcourse, CourseKind.classCourse]);
const details: Readonly<Partial<Record<Kind, string>>> = {
  [CourseKind.online]: '/account/onlineCourse/details',
  [CourseKind.microcourse]: '/account/microcourse/details',
  [CourseKind.classCourse]: '/account/classcheck/detail',
};

export function placesOf(kind: Kind, id: string): Places {
  const { base, outline } = courseKinds[kind];
  const isOnline = kind === CourseKind.online;
  const own = { [COURSE]: id };
  const facts = isOnline ? `${base}/create` : `${base}/add`;
  const contents = isOnline ? withQuery(facts, { ...own, [STEP]: 'outline' }) : withQuery(`${base}/period`, own);
  return {
    list: isOnline ? `${base}/my` : base,
    facts: withQuery(facts, own),
    outline: outline === 'one' ? null : contents,
    done: withQuery(ends.has(kind) ? `${base}/check` : '/account/vod/check', own),
    details: withQuery(details[kind] ?? '/account/vod/tabs', own),
    preview: `/preview/${previews[kind]}/${id}`,
  };
}

/** How a course that is public is doing. */
export const figuresPath = (id: string): string => `/account/vod/statistics?courseId=${id}`;

/** Where a place that a remark or a problem names is written: a field, `chapter:1`, `period:2`. */
export function placeOf(kind: Kind, id: string, target: string): string {
  const { facts, outline } = placesOf(kind, id);
  const isOutline = target.includes(':') || target === 'outline';
  if (!isOutline || outline === null) return `${facts}#${isOutline ? 'lesson' : target}`;
  return target.includes(':') ? `${outline}&${AT}=${encodeURIComponent(target)}` : outline;
}
