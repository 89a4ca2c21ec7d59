import type { CourseCard } from '#contract/course/card.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';

/** What a kind of course is called on its page, and what its main button says. */
export interface Kind {
  /** Where it is listed. */
  list: { label: string; to: string };
  outline: string;
  intro: string;
  /** What is counted in the outline. */
  unit: string;
  /** It is learnt, with progress and a certificate, and not just used. */
  rules: boolean;
  enrol: string;
  preview: string;
  enrolled: string;
  start: string;
  resume: string;
  again: string;
}

const course: Kind = {
  list: { label: '课程', to: '/list' },
  outline: '目录',
  intro: '介绍',
  unit: '课时',
  rules: true,
  enrol: '免费报名',
  preview: '免费试学',
  enrolled: '报名成功，可以开始学习了',
  start: '开始学习',
  resume: '接着学',
  again: '再看一遍',
};

const live: Kind = {
  ...course,
  list: { label: '直播', to: '/live' },
  outline: '安排与回放',
  unit: '节',
  enrol: '免费预约',
  enrolled: '预约成功，开讲前记得来',
  start: '进入学习',
};

/** What there is to take of a live course that has begun, that is over, and whose recording is there. */
const begun: Readonly<Record<number, Kind>> = {
  2: { ...live, enrol: course.enrol, enrolled: course.enrolled },
  3: { ...live, enrol: course.enrol, enrolled: '报名成功，回放上传后可以看' },
  4: { ...live, enrol: '免费看回放', enrolled: '加入成功，可以看回放了', start: '看回放', resume: '接着看' },
};

const kinds: Readonly<Record<number, Kind>> = {
  2: live,
  4: {
    ...course,
    list: { label: '资料', to: '/resource' },
    outline: '内容',
    unit: '项',
    rules: false,
    enrol: '免费领取',
    preview: '先看一看',
    enrolled: '领取成功，可以预览和下载了',
    start: '在线看',
    resume: '接着看',
  },
  5: {
    ...course,
    list: { label: '文库', to: '/library' },
    unit: '篇',
    rules: false,
    enrol: '免费阅读',
    preview: '先读一段',
    enrolled: '加入成功，可以在线阅读了',
    start: '在线阅读',
    resume: '接着读',
    again: '再读一遍',
  },
};

export const kindOf = (courseCategory: CourseCategory): Kind => kinds[courseCategory] ?? course;

/** The words of the buttons; those of a live course change as it begins and ends. */
export const wordsFor = ({ courseCategory, liveStatus }: Pick<CourseCard, 'courseCategory' | 'liveStatus'>): Kind =>
  (courseCategory === CourseCategory.live ? begun[liveStatus ?? 0] : undefined) ?? kindOf(courseCategory);
