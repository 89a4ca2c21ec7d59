/** People without an account whose résumés the first enterprise of the demo brought home from a fair; nobody real. */
export const importedTalents: readonly {
  name: string;
  headline: string;
  school: string;
  major: string;
  work: readonly [company: string, position: string, from: string, to: string, did: string];
  skills: string;
  stage: 0 | 1 | 2 | 3 | 4 | 5;
  tags: string[];
  note: string;
  /** Days since it was brought, and months that it is kept. */
  daysAgo: number;
  months: 3 | 6 | 12;
}[] = [
  {
    name: '江予安',
    headline: '想做数据质量，写得出检查规则',
    school: '江城理工学院',
    major: '信息管理',
    work: ['南湖书店', '库存助理', '2026-03', '2026-08', '每周盘点两千种书，写了三条自动查错的规则，错账少了一半。'],
    skills: 'SQL；表格；数据清洗',
    stage: 1,
    tags: ['招聘会', '下周能聊'],
    note: '现场讲自己的查错规则讲得很清楚，周三给他打电话。',
    daysAgo: 9,
    months: 6,
  },
  {
    name: '宋知微',
    headline: '做过两年客服，转做用户研究',
    school: '滨江大学',
    major: '社会学',
    work: ['云帆出行', '客服专员', '2024-07', '', '整理四千条来电，归成十二类问题，推动改了退款的流程。'],
    skills: '访谈；问卷；归类',
    stage: 0,
    tags: [],
    note: '',
    daysAgo: 9,
    months: 3,
  },
  {
    name: '陶承远',
    headline: '前端，做过学校的报修小程序',
    school: '东岭职业学院',
    major: '软件技术',
    work: ['学校信息中心', '学生助理', '2025-09', '2026-06', '维护报修小程序，把等待时间写在页面上，催单少了三成。'],
    skills: 'TypeScript；无障碍',
    stage: 2,
    tags: ['作品好'],
    note: '面试约在周五下午，请他带上报修小程序的代码。',
    daysAgo: 20,
    months: 6,
  },
  {
    name: '梅若溪',
    headline: '财务转数据分析',
    school: '华中财经学院',
    major: '会计学',
    work: ['恒信会计师事务所', '审计助理', '2024-07', '2026-09', '参与五个审计项目，用脚本核对三万行凭证。'],
    skills: '会计；Python；核对',
    stage: 5,
    tags: [],
    note: '薪资差得远，本人也更想留在财务。',
    daysAgo: 60,
    months: 3,
  },
];
