import { pages } from '../../kit/page.ts';

const at = 'features/typicalPlan/pages/';
const own = { layout: 'account', noindex: true } as const;

const create = { file: `${at}CreatePlan.tsx`, title: '新建典型岗位', ...own };
const first = { file: `${at}StepPosition.tsx`, title: '岗位与能力', needsQuery: true, ...own };
const second = { file: `${at}StepCourses.tsx`, title: '课程体系', needsQuery: true, ...own };
const third = { file: `${at}StepTests.tsx`, title: '测评与提交', needsQuery: true, ...own };

/** One wizard with two doors: organizations, schools and lecturers, and enterprises. */
export const typicalPlanRoutes = pages({
  list: { path: '/account/typicalplan', file: `${at}Plans.tsx`, title: '典型岗位', ...own },
  create: { path: '/account/typicalplan/createplan', ...create },
  first: { path: '/account/typicalplan/step1', ...first },
  second: { path: '/account/typicalplan/step2', ...second },
  third: { path: '/account/typicalplan/step3', ...third },
  check: { path: '/account/typicalplan/check', file: `${at}Check.tsx`, title: '典型岗位审核', ...own },
  courses: {
    path: '/account/typicalplan/coursecheck',
    file: `${at}CourseCheck.tsx`,
    title: '逐门看课程',
    needsQuery: true,
    ...own,
  },
  system: {
    path: '/account/typicalplan/coursesyscheck',
    file: `${at}SystemCheck.tsx`,
    title: '课程体系够不够',
    needsQuery: true,
    ...own,
  },
  review: {
    path: '/admin/review/positions',
    file: `${at}Review.tsx`,
    title: '典型岗位审核',
    layout: 'admin',
    noindex: true,
  },
  company: { path: '/account/typicalplancompany', file: `${at}Plans.tsx`, title: '典型岗位', ...own },
  companyCreate: { path: '/account/typicalplancompany/createplan', ...create },
  companyFirst: { path: '/account/typicalplancompany/step1', ...first },
  companySecond: { path: '/account/typicalplancompany/step2', ...second },
  companyThird: { path: '/account/typicalplancompany/step3', ...third },
  companyDetail: {
    path: '/account/typicalplancompany/detail',
    file: `${at}PlanDetail.tsx`,
    title: '典型岗位',
    needsQuery: true,
    ...own,
  },
  companyPosition: {
    path: '/account/typicalplancompany/positiondetail',
    file: `${at}PositionDetail.tsx`,
    title: '岗位画像',
    needsQuery: true,
    ...own,
  },
});
