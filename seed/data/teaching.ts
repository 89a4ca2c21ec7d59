import { CertificateColour, CertificateGround } from '#contract/rules/certificateDesign.ts';
import type { CertificateDesign } from '#contract/rules/certificateDesign.ts';

/** What the author of a public course changed and handed in. Class-hours are named as they are called in the course. */
export interface SeedReview {
  course: string;
  summary?: string;
  /** A class-hour that gets another name, and one that is new. */
  renamed?: { from: string; to: string };
  added?: { chapter: string; name: string; text: string };
  note: string;
  hoursAgo: number;
  /** What the reviewer refused it with; without it, it waits. */
  refusal?: { opinion: string; summary: string; period: { text: string }; by: string };
}

export const courseReviews: SeedReview[] = [
  {
    course: '工业机器人编程与调试',
    summary: '六轴机器人从开机检查到完成一次码垛，每一步都在真机上拍摄。',
    renamed: { from: '急停在哪里', to: '三处急停：位置与试法' },
    added: {
      chapter: '码垛程序',
      name: '换一种箱子：改参数，不改程序',
      text: '<p>箱子的长、宽、高写成三个变量，换箱时只改数字。</p><p>改完先空走一遍，再放第一箱。</p>',
    },
    note: '按上一期学员的提问补了一节换箱，急停那一节的标题写得更清楚了。',
    hoursAgo: 5,
  },
  {
    course: '电工基础与安全用电',
    summary: '从一只插座开始，把电看懂，把手护好。',
    note: '一句话介绍重新写过，其余没有动。',
    hoursAgo: 101,
  },
  {
    course: '机器人日常维护与故障处理',
    summary: '十分钟点检。',
    note: '精简了介绍。',
    hoursAgo: 60,
    refusal: {
      opinion: '介绍改得太短，学员看不出能学到什么',
      summary: '至少写明听、摸、看三步各看什么',
      period: { text: '这一节里的报警号与我们现场的控制柜不一致，请注明型号' },
      by: '13800000003',
    },
  },
  {
    course: '跨境电商运营：四个站点的经验',
    summary: '选一件货，写一页介绍，等来第一张订单。',
    note: '换了一句话介绍，请平台审核。',
    hoursAgo: 30,
  },
];

/** Courses that an organization recognises; days are counted from today. */
export interface SeedCertification {
  org: string;
  course: string;
  credit: number;
  hours: number;
  departments: string[];
  fromDays: number;
  toDays: number | null;
  remark: string;
}

export const certifications: SeedCertification[] = [
  {
    org: 'jiangcheng-univ',
    course: 'Python 数据分析实战：从清洗到可视化',
    credit: 2,
    hours: 32,
    departments: ['信息工程学院'],
    fromDays: -60,
    toDays: 240,
    remark: '可替代「数据处理基础」',
  },
  {
    org: 'jiangcheng-univ',
    course: 'SQL 查询：一百道从易到难的题',
    credit: 1,
    hours: 16,
    departments: [],
    fromDays: -400,
    toDays: -35,
    remark: '上一学年',
  },
  {
    org: 'beian',
    course: '工业机器人编程与调试',
    credit: 0,
    hours: 48,
    departments: ['实训中心'],
    fromDays: -90,
    toDays: null,
    remark: '实训中心员工上岗学时',
  },
  {
    org: 'beian',
    course: '电工基础与安全用电',
    credit: 0,
    hours: 24,
    departments: [],
    fromDays: 9,
    toDays: 190,
    remark: '下一期安全培训',
  },
];

/** Invitations and requests to teach for an organization. */
export const lecturerJoins = [
  {
    org: 'beian',
    isInvitation: 1,
    lecturerName: '许知行',
    mobile: '13800000921',
    position: '数控技师',
    shareRatio: 65,
    note: '想请你来教五轴加工',
    daysAgo: 2,
  },
  {
    org: 'beian',
    isInvitation: 0,
    who: 'jiangwanqing',
    shareRatio: 70,
    note: '我做过六年工厂直供的跨境店铺，想和你们一起开一门「把车间里的货卖到海外」。',
    daysAgo: 1,
  },
] as const;

/** How the certificates of organizations look; the first of each is its default. */
export const certificateTemplates: (CertificateDesign & { org: string; templateName: string })[] = [
  {
    org: 'beian',
    templateName: '岗前培训',
    title: '培训合格证书',
    body: '{姓名} 参加《{课程}》的学习，完成全部课时与实操，共 {学时} 学时，考核合格，特发此证。',
    signerName: '梁启舟',
    signerTitle: '北岸智造 教务总监',
    sealImg: '',
    ground: CertificateGround.road,
    colour: CertificateColour.indigo,
  },
  {
    org: 'beian',
    templateName: '企业内训',
    title: '内训证书',
    body: '兹证明 {姓名} 于 {日期} 学完《{课程}》，共 {学时} 学时。',
    signerName: '',
    signerTitle: '',
    sealImg: '',
    ground: CertificateGround.plain,
    colour: CertificateColour.ink,
  },
  {
    org: 'jiangcheng-univ',
    templateName: '学分课程',
    title: '课程证书',
    body: '{姓名} 修完《{课程}》，成绩合格，计 {学分} 学分、{学时} 学时。',
    signerName: '郑书禾',
    signerTitle: '江城职业技术大学 教务处',
    sealImg: '',
    ground: CertificateGround.plain,
    colour: CertificateColour.wine,
  },
];
