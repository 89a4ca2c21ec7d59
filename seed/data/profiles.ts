import type { WorkArtName } from '#seed/art/workArt.ts';

/** Times in months ago, negative ones ahead; empty means until now. */
type Period = { from: number; to?: number };

/** A demo résumé; sections hold what pages ask for, `who` is a key of people.ts. */
export type SeedProfile = {
  who: string;
  headline: string;
  birthday: string;
  regionCode: string;
  /** Dictionaries education and jobStatus. */
  eduGrade: string;
  jobStatus: string;
  workSince?: string;
  introduction: string;
  contactEmail?: string;
  education?: ({ school: string; major: string; degree: string; text?: string } & Period)[];
  work?: ({ company: string; position: string; industry: string; text: string } & Period)[];
  project?: ({ name: string; role: string; text: string; result?: string; link?: string } & Period)[];
  /** Dictionaries positionNature and arrival. */
  job?: { type: string; region: string; min: number; max: number; nature: string; arrival: string }[];
  news?: { title: string; ago: number; text: string }[];
  works?: { title: string; text: string; art?: WorkArtName; link?: string; isPublic?: 0 | 1; abilities?: string[] }[];
  /** dictionary researchType */
  research?: { title: string; type: string; ago: number; source: string; text: string }[];
  /** audiences other than the default */
  visibility?: Record<string, 0 | 1 | 2>;
};

export const profiles: SeedProfile[] = [
  {
    who: 'linxiao',
    headline: '正在从表格走到看板，想做一名数据分析助理',
    birthday: '2004-03-18',
    regionCode: '420111',
    eduGrade: '5',
    jobStatus: '4',
    introduction:
      '江城职业技术大学大数据技术专业在读。熟练使用表格与 SQL，能用 Python 清洗数据，会把结论写成一句话再画图。\n喜欢先弄清楚问题是谁的、他要用答案做什么，再去找数据。',
    contactEmail: 'linxiao@example.com',
    education: [
      {
        school: '江城职业技术大学',
        major: '大数据技术',
        degree: '5',
        from: 38,
        to: -7,
        text: '主修数据库、统计学、数据可视化。专业排名前 15%，担任班级学习委员两年。',
      },
      { school: '江城第三中学', major: '', degree: '2', from: 74, to: 41 },
    ],
    work: [
      {
        company: '云杉科技',
        position: '数据分析实习生',
        industry: '101',
        from: 4,
        to: 2,
        text: '整理六个渠道的投放数据，把每周手工拼表改成一条查询，耗时由半天降到二十分钟。\n为招聘组做了候选人来源看板，每周一自动更新。',
      },
      {
        company: '江城职业技术大学图书馆',
        position: '学生助理',
        industry: '902',
        from: 24,
        to: 18,
        text: '统计借阅与座位使用，提出按楼层错峰开放的建议，被采纳试行一个学期。',
      },
    ],
    project: [
      {
        name: '校园食堂客流看板',
        role: '数据整理与可视化',
        from: 8,
        to: 5,
        text: '清洗三个月、四十二万条刷卡记录，按窗口与时段看排队长度；用热力图找到两个拥堵时段。',
        result: '食堂据此在午间多开一个窗口，高峰排队由 14 分钟降到 9 分钟。',
      },
      {
        name: '一家早餐店的三张图',
        role: '独立完成',
        from: 12,
        to: 11,
        text: '用半年的流水回答三个问题：什么时候最忙、哪样最赚、该不该开晚市。',
        result: '店主按建议停掉了两样滞销品。',
      },
    ],
    job: [
      { type: '010302', region: '330100', min: 6, max: 9, nature: '1', arrival: '6' },
      { type: '010302', region: '420100', min: 4, max: 5, nature: '3', arrival: '2' },
    ],
    news: [
      { title: '省大学生数据分析技能赛团队三等奖', ago: 6, text: '四人团队，我负责可视化与答辩。题目是公交刷卡数据里的换乘。' },
      { title: '社区老人手机课志愿者', ago: 15, text: '连续八个周六，教老人挂号、付款与防诈骗，编了一页大字的步骤卡。' },
    ],
    works: [
      { title: '食堂客流热力图', text: '按窗口与时段画出的排队长度，附清洗步骤与字段说明。', art: 'canteen', abilities: ['clean', 'viz', 'biz'] },
      { title: '三张图讲清一家早餐店', text: '课程作业。每张图只回答一个问题，题目就是结论。', art: 'breakfast', abilities: ['viz', 'biz'] },
      { title: '没写完的选题', text: '先放着，想清楚再给人看。', isPublic: 0 },
    ],
    research: [{ title: '校级优秀学生', type: '8', ago: 13, source: '江城职业技术大学', text: '学年综合测评前 5%' }],
  },
  {
    who: 'qinwangshu',
    headline: '写接口，也写清楚接口',
    birthday: '2003-06-02',
    regionCode: '420111',
    eduGrade: '5',
    jobStatus: '5',
    introduction: '软件技术专业，做过两个校企共建项目的后端接口。',
    education: [{ school: '江城职业技术大学', major: '软件技术', degree: '5', from: 38, to: -7 }],
    project: [
      {
        name: '校企数据交换平台',
        role: '接口与文档',
        from: 10,
        to: 3,
        text: '设计十九个接口，写成可以试用的文档。',
        result: '三家企业接入，联调时间由两周降到三天。',
      },
    ],
    job: [{ type: '010201', region: '420100', min: 7, max: 10, nature: '1', arrival: '6' }],
  },
  {
    who: 'dushiqi',
    headline: '焊点还没冷，灯就还亮着',
    birthday: '2004-01-20',
    regionCode: '420111',
    eduGrade: '5',
    jobStatus: '4',
    introduction: '嵌入式方向，喜欢把一个小东西做到能用十年。',
    education: [{ school: '江城职业技术大学', major: '物联网应用技术', degree: '5', from: 38, to: -7 }],
    project: [
      { name: '宿舍用电提醒器', role: '硬件与固件', from: 9, to: 6, text: '单片机采样，超过阈值亮灯并推送。', result: '装了十二间宿舍。' },
    ],
    works: [{ title: '用电提醒器的原理图', text: '含物料清单，总价三十一元。', art: 'reminder' }],
    job: [{ type: '020201', region: '320500', min: 6, max: 8, nature: '1', arrival: '6' }],
  },
  {
    who: 'baiyutong',
    headline: '每一次核对都算数',
    birthday: '2004-09-11',
    regionCode: '420103',
    eduGrade: '4',
    jobStatus: '5',
    introduction: '护理专业，实习轮转过急诊与内科。',
    education: [{ school: '江城卫生职业学院', major: '护理', degree: '4', from: 38, to: 5 }],
    work: [
      { company: '江城第二医院', position: '实习护士', industry: '701', from: 16, to: 6, text: '急诊与内科轮转，完成静脉穿刺三百余次。' },
    ],
    job: [{ type: '120101', region: '420100', min: 5, max: 7, nature: '1', arrival: '4' }],
  },
  {
    who: 'gaoyuan',
    headline: '干了六年维修，想让机器少坏几次',
    birthday: '1995-05-30',
    regionCode: '340202',
    eduGrade: '3',
    jobStatus: '3',
    workSince: '2020',
    introduction: '设备维修六年，正在学可编程控制与编程。',
    work: [
      { company: '北岸机械厂', position: '设备维修工', industry: '301', from: 74, text: '负责二十四台数控机床的点检与维修，把常见故障整理成一页对照表。' },
    ],
    job: [{ type: '090301', region: '340200', min: 8, max: 11, nature: '1', arrival: '4' }],
  },
  {
    who: 'pengzhou',
    headline: '卖过房，也写得出页面',
    birthday: '1993-12-08',
    regionCode: '430111',
    eduGrade: '5',
    jobStatus: '1',
    workSince: '2016',
    introduction: '做过五年房产销售，现在从零学前端，已经写完两个页面。',
    work: [{ company: '湘岸房产', position: '销售顾问', industry: '503', from: 96, to: 20, text: '连续三年区域前五，自己做了一张客户跟进表，全组在用。' }],
    project: [{ name: '个人作品页', role: '独立完成', from: 4, to: 2, text: '不用框架，手写样式与脚本，手机上也能看。' }],
    job: [{ type: '010201', region: '430100', min: 5, max: 8, nature: '1', arrival: '1' }],
  },
  {
    who: 'zhanshu',
    headline: '写了三年标题，想拍一条不用标题的片子',
    birthday: '2000-04-22',
    regionCode: '330106',
    eduGrade: '5',
    jobStatus: '2',
    workSince: '2022',
    introduction: '新媒体编辑，正在学拍摄与剪辑。',
    education: [{ school: '钱塘传媒学院', major: '新闻学', degree: '5', from: 98, to: 53 }],
    work: [{ company: '湖畔文化', position: '新媒体编辑', industry: '801', from: 52, text: '负责两个账号的选题与撰稿，年更新三百篇。' }],
    works: [{ title: '菜市场的一天', text: '三分钟短片，没有一句旁白。', art: 'market' }],
  },
  {
    who: 'chenyanqing',
    headline: '数据课程十二年，常在企业做数据治理顾问',
    birthday: '1982-10-09',
    regionCode: '420111',
    eduGrade: '7',
    jobStatus: '6',
    workSince: '2010',
    introduction: '主持省级精品课三门，主张先把问题问对，再谈工具。',
    education: [{ school: '江汉理工大学', major: '统计学', degree: '7', from: 254, to: 197 }],
    research: [
      { title: '高职数据课程的项目化改造：三年实践', type: '1', ago: 7, source: '职教研究，第 4 期', text: '用真实数据替换教材例题，比较两届学生的作业与就业。' },
      { title: '面向中小企业的数据治理入门规范', type: '6', ago: 19, source: '省数据行业协会团体标准', text: '参与起草，负责数据目录与质量两章。' },
      { title: '数据清洗与可视化', type: '5', ago: 31, source: '江城职业技术大学出版社', text: '校本教材，配套四十组真实数据。' },
      { title: '校企共建数据实训平台', type: '2', ago: 44, source: '省教育厅教改项目', text: '主持，已结题。' },
    ],
  },
];

/** Students on the school's roster without an account, numbered after the demo people. */
export const rosterNames: Record<string, { depart: string; major: string; className: string; names: string[] }[]> = {
  'jiangcheng-univ': [
    {
      depart: '信息工程学院',
      major: '大数据技术',
      className: '大数据 2301',
      names: ['许知夏', '江一白', '罗听雨', '宋时谦', '叶小舟', '陆安然', '程见山', '温以宁'],
    },
    {
      depart: '信息工程学院',
      major: '软件技术',
      className: '软件 2302',
      names: ['裴行简', '顾小野', '沈之遥', '周暮云', '何清越', '方既白'],
    },
    { depart: '建筑工程学院', major: '建筑工程技术', className: '建工 2301', names: ['石砚', '梁栋', '郝冉', '陶然'] },
  ],
};

/** Bound students by faculty and class. */
export const classesOf: Record<string, { depart: string; className: string }> = {
  大数据技术: { depart: '信息工程学院', className: '大数据 2301' },
  软件技术: { depart: '信息工程学院', className: '软件 2302' },
  人工智能: { depart: '信息工程学院', className: '智能 2301' },
  物联网应用技术: { depart: '信息工程学院', className: '物联 2301' },
  电子商务: { depart: '', className: '电商 2302' },
};

/** Requests that wait for the school: the first number has another name on the roster, the second is not on it. */
export const bindRequests: { who: string; school: string; name: string; number: string; className: string; daysAgo: number }[] = [
  { who: 'haoran', school: 'jiangcheng-univ', name: '郝然', number: '20239017', className: '建工 2301', daysAgo: 2 },
  { who: 'dingshuang', school: 'jiangcheng-univ', name: '丁霜', number: '20221188', className: '视觉 2203', daysAgo: 1 },
];
