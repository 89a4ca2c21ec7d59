import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { CourseCategory } from './courseCategories.ts';
import { FileType } from './fileKinds.ts';

/** What an author can make; the first five have the number of the category that visitors find them in. */
export const CourseKind = choice({
  vod: [1, '录播课'],
  live: [2, '直播课'],
  online: [3, '在线课程'],
  resource: [4, '资料'],
  library: [5, '文库'],
  microvod: [6, '微课程'],
  microcourse: [7, '微课'],
  classCourse: [8, '班级课程'],
});

export type CourseKind = ValueOf<typeof CourseKind>;

/** What a kind has; pages and checks ask here and never compare kinds. */
export interface KindTraits {
  /** Where visitors find it. */
  category: CourseCategory;
  /** The author's pages: `base`, `base/add`, `base/period` and so on. */
  base: string;
  /** Chapters with class-hours, a plain list of class-hours, or one alone. */
  outline: 'chapters' | 'list' | 'one';
  /** What a class-hour of it is called. */
  periodName: string;
  /** What a class-hour may hold. */
  fileTypes: readonly FileType[];
  /** Class-hours take place at a time. */
  hasTimes: boolean;
  /** Its lecturer has to be allowed to go live. */
  isLive: boolean;
  /** Materials are handed out with class-hours. */
  hasWares: boolean;
  /** It is learnt and finished: rules of counting, credits, free class-hours. */
  isTaught: boolean;
  /** Says whether the answers are in it. */
  hasAnswers: boolean;
}

const { video, audio, image, document, link, archive, text, package: courseware, assessment, tool } = FileType;
const taught = {
  outline: 'chapters',
  periodName: '课时',
  hasWares: true,
  isTaught: true,
  isLive: false,
  hasAnswers: false,
} as const;
const mixed = [video, audio, image, document, link, text, courseware, assessment, tool];

export const courseKinds: Readonly<Record<CourseKind, KindTraits>> = {
  [CourseKind.vod]: {
    ...taught,
    category: CourseCategory.recorded,
    base: '/account/vod',
    fileTypes: [video, audio, document, text, courseware],
    hasTimes: false,
  },
  [CourseKind.live]: {
    ...taught,
    category: CourseCategory.live,
    base: '/account/live',
    isLive: true,
    fileTypes: [video, document],
    hasTimes: true,
  },
  [CourseKind.online]: {
    ...taught,
    category: CourseCategory.both,
    base: '/account/onlineCourse',
    fileTypes: mixed,
    hasTimes: false,
  },
  [CourseKind.resource]: {
    ...taught,
    category: CourseCategory.resource,
    base: '/account/resource',
    outline: 'list',
    periodName: '文件',
    fileTypes: [document, image, audio, video, archive],
    hasTimes: false,
    hasWares: false,
    isTaught: false,
  },
  [CourseKind.library]: {
    ...taught,
    category: CourseCategory.library,
    base: '/account/library',
    periodName: '文档',
    fileTypes: [document, image, text],
    hasTimes: false,
    hasWares: false,
    isTaught: false,
    hasAnswers: true,
  },
  [CourseKind.microvod]: {
    ...taught,
    category: CourseCategory.recorded,
    base: '/account/microvod',
    fileTypes: [video, audio, document, text, courseware],
    hasTimes: false,
  },
  [CourseKind.microcourse]: {
    ...taught,
    category: CourseCategory.recorded,
    base: '/account/microcourse',
    outline: 'one',
    fileTypes: [video],
    hasTimes: false,
  },
  [CourseKind.classCourse]: {
    ...taught,
    category: CourseCategory.both,
    base: '/account/classcheck',
    fileTypes: mixed,
    hasTimes: true,
  },
};
