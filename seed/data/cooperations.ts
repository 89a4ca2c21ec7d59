import type { CooperationState, NominationState } from '#contract/rules/cooperation.ts';

/** A cooperation: the school or organization, the enterprise, and who invited whom how many days ago. */
export interface SeedCooperation {
  org: string;
  enterprise: string;
  isFromEnterprise?: true;
  daysAgo: number;
  state: CooperationState;
  words: string;
  /** Why it was refused or ended. */
  reason?: string;
}

export const cooperations: readonly SeedCooperation[] = [
  {
    org: 'jiangcheng-univ',
    enterprise: 'yunshan',
    daysAgo: 150,
    state: 1,
    words: '大数据技术专业想和你们一起定数据分析助理的能力要求，毕业项目用你们脱敏的数据，做得好的学员推荐给你们。',
  },
  {
    org: 'jiangcheng-univ',
    enterprise: 'yuanting',
    isFromEnterprise: true,
    daysAgo: 80,
    state: 1,
    words: '我们的产线每年招三十个懂单片机、会焊接的人，想到物联网专业开两门课，也收实习。',
  },
  {
    org: 'jiangcheng-univ',
    enterprise: 'chengming',
    isFromEnterprise: true,
    daysAgo: 3,
    state: 0,
    words: '想和人工智能专业一起带视觉检测的实训，设备我们出，题目从真实产线来。',
  },
  {
    org: 'jiangcheng-univ',
    enterprise: 'haichuan-media',
    daysAgo: 40,
    state: 2,
    words: '数字媒体专业想请你们带一个学期的短片项目。',
    reason: '今年的带教老师已经排满了，明年三月再谈。',
  },
  {
    org: 'jiangcheng-univ',
    enterprise: 'zhongcheng',
    daysAgo: 400,
    state: 4,
    words: '装配式工地的跟岗实习，每年两批。',
    reason: '洪山的项目竣工了，没有可以跟岗的工地。',
  },
  {
    org: 'beian',
    enterprise: 'dongling-auto',
    daysAgo: 200,
    state: 1,
    words: '机器人调试的学员到你们焊装线跟岗四周，合格的优先录用。',
  },
  {
    org: 'beian',
    enterprise: 'yunshan',
    daysAgo: 2,
    state: 0,
    words: '产线数据越来越多，想请你们给机电方向的学员开一门看懂数据的短课，也看看有没有合适的人。',
  },
];

/** Whom the school recommends: who, to which enterprise, its how many-th vacancy, how many days ago. */
export interface SeedNomination {
  who: string;
  org: string;
  enterprise: string;
  at: number;
  daysAgo: number;
  state: NominationState;
  words: string;
  learnerText?: string;
  replyText?: string;
}

const univ = { org: 'jiangcheng-univ' } as const;

export const nominations: readonly SeedNomination[] = [
  {
    ...univ,
    who: 'linxiao',
    enterprise: 'yunshan',
    at: 1,
    daysAgo: 1,
    state: 0,
    words: '林晓把学校食堂三年的数据做成了看板，每周有人照着它备菜，想推荐她见见你们的业务线。',
  },
  {
    ...univ,
    who: 'qinwangshu',
    enterprise: 'yunshan',
    at: 2,
    daysAgo: 4,
    state: 1,
    words: '秦望舒写接口文档比写代码还认真，校企共建的数据项目里，页面与接口都是他对的。',
    learnerText: '谢谢老师，我想试试前端。',
  },
  {
    ...univ,
    who: 'fangxiaoman',
    enterprise: 'yunshan',
    at: 0,
    daysAgo: 12,
    state: 5,
    words: '方小满每天十条查询语句，两个月没有断过，做事最稳。',
    learnerText: '我准备好了。',
    replyText: '查询写得干净，请带上你的练习本，周三上午来聊。',
  },
  {
    ...univ,
    who: 'yanluo',
    enterprise: 'yunshan',
    at: 1,
    daysAgo: 9,
    state: 2,
    words: '言洛的模型调得很细，想推荐她去看看真实的业务。',
    learnerText: '这学期想先把专升本考完，谢谢老师。',
  },
  {
    ...univ,
    who: 'dushiqi',
    enterprise: 'yuanting',
    at: 1,
    daysAgo: 6,
    state: 1,
    words: '杜时祺的提醒器从画板到装壳都是自己做的，焊点经得起看。',
  },
];
