import * as fields from '#contract/fields/resume.ts';
import type { FieldTable } from '#contract/kit/field.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { FieldSpec } from '../../../kit/form/SpecField.tsx';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import type { RowSection } from '../../../shared/resume/rowViews.ts';

/** Takes an object of fields; which ones is for the section to say. */
interface Takes extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

type Call = LazyCall<Takes, Schema>;

/** One section of the résumé: what it is called, its calls, its fields, and what a row can look like. */
export interface SectionSpec {
  key: RowSection;
  page: string;
  title: string;
  note: string;
  /** 一段教育经历 */
  noun: string;
  unit: string;
  /** A new row. */
  blank: Record<string, unknown>;
  /** How the fields were declared, and what the form adds to it. */
  table: FieldTable;
  fields: readonly FieldSpec[];
  /** Shown while there is nothing: what somebody else could write. */
  example: string;
  calls: { save: Call; update: Call; remove: Call };
}

const period = (end: string, yearsAhead = 0): readonly FieldSpec[] => [
  { name: 'startDate' },
  { name: 'endDate', open: end, yearsAhead },
];

export const sections = {
  education: {
    key: 'education',
    page: 'educationInfo',
    title: '教育经历',
    note: '从最高的学历写起，在读的可以写预计毕业时间',
    noun: '一段教育经历',
    unit: '段',
    blank: { schoolName: '', major: '', degree: '', startDate: '', endDate: '', description: '' },
    table: fields.education,
    fields: [
      { name: 'schoolName' },
      { name: 'major' },
      { name: 'degree' },
      ...period('在读', 8),
      {
        name: 'description',
        placeholder: '主修课程、成绩排名、担任过什么',
      },
    ],
    example: '江城职业技术大学，大数据技术，本科，2023.09 – 2027.06',
    calls: {
      save: () => import('#contract/user/userEducation.ts').then((api) => api.save),
      update: () => import('#contract/user/userEducation.ts').then((api) => api.update),
      remove: () => import('#contract/user/userEducation.ts').then((api) => api.remove),
    },
  },
  work: {
    key: 'work',
    page: 'workInfo',
    title: '工作经历',
    note: '实习与兼职也算，写清你做了什么、带来了什么',
    noun: '一段工作经历',
    unit: '段',
    blank: { companyName: '', position: '', industry: '', startDate: '', endDate: '', description: '' },
    table: fields.work,
    fields: [
      { name: 'companyName' },
      { name: 'position' },
      { name: 'industry' },
      ...period('至今'),
      { name: 'description', placeholder: '用动词开头，带上数字' },
    ],
    example: '云杉科技，数据分析实习生，2026.07 – 2026.09',
    calls: {
      save: () => import('#contract/user/userWork.ts').then((api) => api.save),
      update: () => import('#contract/user/userWork.ts').then((api) => api.update),
      remove: () => import('#contract/user/userWork.ts').then((api) => api.remove),
    },
  },
  expectedJob: {
    key: 'expectedJob',
    page: 'jobInfo',
    title: '求职意向',
    note: '推荐岗位时用得上，可以写几个方向',
    noun: '一个求职意向',
    unit: '个',
    blank: { jobTypeCode: '', regionCode: '', salaryMin: 0, salaryMax: 0, jobNature: '', arrival: '' },
    table: { ...fields.expectedJob, ...fields.salary },
    fields: [
      {
        name: 'jobTypeCode',
        levels: ['大类', '方向', '职位'],
      },
      { name: 'regionCode', levels: ['省', '市', '区县'] },
      { name: 'salaryMax' },
      { name: 'jobNature' },
      { name: 'arrival' },
    ],
    example: '数据分析助理，浙江省 杭州市，全职，6k–9k',
    calls: {
      save: () => import('#contract/user/userExpectedJob.ts').then((api) => api.save),
      update: () => import('#contract/user/userExpectedJob.ts').then((api) => api.update),
      remove: () => import('#contract/user/userExpectedJob.ts').then((api) => api.remove),
    },
  },
  project: {
    key: 'project',
    page: 'projectInfo',
    title: '项目经历',
    note: '课程作业、竞赛与自己做的东西都可以',
    noun: '一个项目',
    unit: '个',
    blank: {
      projectName: '',
      projectRole: '',
      startDate: '',
      endDate: '',
      linkUrl: '',
      description: '',
      result: '',
    },
    table: fields.project,
    fields: [
      { name: 'projectName' },
      { name: 'projectRole' },
      ...period('进行中'),
      { name: 'description', placeholder: '问题、做法、用到的工具' },
      { name: 'result', placeholder: '带来了什么变化，最好有数字' },
      { name: 'linkUrl', placeholder: 'https://' },
    ],
    example: '校园食堂客流看板，数据整理与可视化，2026.03 – 2026.06',
    calls: {
      save: () => import('#contract/user/userProject.ts').then((api) => api.save),
      update: () => import('#contract/user/userProject.ts').then((api) => api.update),
      remove: () => import('#contract/user/userProject.ts').then((api) => api.remove),
    },
  },
  news: {
    key: 'news',
    page: 'eventInfo',
    title: '动态',
    note: '竞赛、志愿服务、活动，配上现场的照片',
    noun: '一条动态',
    unit: '条',
    blank: { title: '', eventDate: '', content: '', images: [] },
    table: { ...fields.news, ...fields.newsFiles },
    fields: [
      { name: 'title' },
      { name: 'eventDate' },
      { name: 'content', placeholder: '你在里面做了什么，有什么收获' },
      { name: 'images' },
    ],
    example: '省大学生数据分析技能赛，团队三等奖，2026.05',
    calls: {
      save: () => import('#contract/user/userNews.ts').then((api) => api.save),
      update: () => import('#contract/user/userNews.ts').then((api) => api.update),
      remove: () => import('#contract/user/userNews.ts').then((api) => api.remove),
    },
  },
  workSet: {
    key: 'workSet',
    page: 'workSetInfo',
    title: '作品',
    note: '放上能打开的东西，比形容词有用',
    noun: '一件作品',
    unit: '件',
    blank: { title: '', cover: '', description: '', files: [], linkUrl: '', abilityIds: [], isPublic: 1 },
    table: { ...fields.workSet, ...fields.workSetFiles },
    fields: [
      { name: 'title' },
      { name: 'cover' },
      { name: 'description', placeholder: '为谁做的，怎么做的' },
      { name: 'files' },
      { name: 'linkUrl', placeholder: 'https://' },
      { name: 'abilityIds' },
      { name: 'isPublic', sentence: '放进我的档案，按作品部分的可见范围给人看' },
    ],
    example: '三张图讲清一家早餐店，课程作业，附看板截图',
    calls: {
      save: () => import('#contract/user/userWorkSet.ts').then((api) => api.save),
      update: () => import('#contract/user/userWorkSet.ts').then((api) => api.update),
      remove: () => import('#contract/user/userWorkSet.ts').then((api) => api.remove),
    },
  },
  research: {
    key: 'research',
    page: 'teacherInfo',
    title: '科研成果',
    note: '论文、项目、专利、教材与获奖',
    noun: '一项成果',
    unit: '项',
    blank: { title: '', researchType: '', publishDate: '', source: '', linkUrl: '', description: '' },
    table: fields.research,
    fields: [
      { name: 'title' },
      { name: 'researchType' },
      { name: 'publishDate' },
      {
        name: 'source',
        placeholder: '期刊与期次、立项单位或专利号',
      },
      { name: 'description', placeholder: '解决了什么问题' },
      { name: 'linkUrl', placeholder: 'https://' },
    ],
    example: '高职数据课程的项目化改造，论文，2026.04',
    calls: {
      save: () => import('#contract/user/userResearch.ts').then((api) => api.save),
      update: () => import('#contract/user/userResearch.ts').then((api) => api.edit),
      remove: () => import('#contract/user/userResearch.ts').then((api) => api.remove),
    },
  },
} as const satisfies Record<RowSection, SectionSpec>;
