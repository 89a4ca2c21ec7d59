import { CourseKind } from '#contract/rules/courseKinds.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { reviewStatuses } from '../../../kit/review/reviewList.ts';

/** `?status=2&kind=1&keyword=…&of=org`; `review` names the one that is open. */
export const courseQueue = listSpec({
  filters: { status: reviewStatuses, kind: '', keyword: '', of: ['', 'org'] },
});

export const REVIEW = 'review';

const { vod, live, online, microvod, microcourse, classCourse } = CourseKind;

/** What each page of reviews shows; those for class-hours open the outline first. */
export const queues = {
  all: {
    title: '课程审核',
    note: '本机构讲师提交的全部课程与资料；通过后立即公开',
    kinds: [...CourseKind.values],
    isByPeriod: false,
  },
  courses: {
    title: '待审课程',
    note: '本机构讲师提交的课程，资料与文库在「课程审核」里',
    kinds: [vod, live, online, microvod, microcourse, classCourse],
    isByPeriod: false,
  },
  recorded: {
    title: '录播课审核',
    note: '一章一章、一个课时一个课时地看；意见写在课时旁边，作者在原处看到',
    kinds: [vod, microvod, microcourse],
    isByPeriod: true,
  },
  online: {
    title: '在线课程审核',
    note: '视频、文档、链接与正文混排的课程',
    kinds: [online, classCourse],
    isByPeriod: true,
  },
  platform: {
    title: '课程审核',
    note: '没有所属机构的讲师提交的课程；机构的课程由机构审核，拖得太久的可以在这里处理',
    kinds: [...CourseKind.values],
    isByPeriod: false,
  },
} as const satisfies Record<string, QueuePlan>;

export interface QueuePlan {
  title: string;
  note: string;
  kinds: readonly CourseKind[];
  isByPeriod: boolean;
}
