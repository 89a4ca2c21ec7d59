/** A department and those below it; a bare name has none below. */
export type SeedDepartment = string | { name: string; below: SeedDepartment[] };

/** Departments of organizations, by key of organizations.ts. */
export const departments: Record<string, SeedDepartment[]> = {
  beian: ['院务办公室', { name: '教务部', below: ['课程研发组', '班级管理组'] }, { name: '实训中心', below: ['电工实训岛', '机器人实训岛'] }, '招生与合作部'],
  'jiangcheng-univ': [
    { name: '教务处', below: ['教学运行科', '学分与学籍科', '实践教学科'] },
    { name: '信息工程学院', below: ['数据科学教研室', '软件技术教研室', '学院办公室'] },
    { name: '建筑工程学院', below: ['建筑信息化教研室'] },
    '学生工作处',
    '校企合作办公室',
  ],
  'haichuan-lang': ['教务处', { name: '商务英语系', below: ['谈判教研室', '口译教研室'] }, '东方语言系', '国际交流处'],
  yunshan: [
    { name: '人力资源部', below: ['招聘组', '培训组'] },
    { name: '数据产品部', below: ['看板组', '数据治理组'] },
    { name: '交付中心', below: ['华东组', '西南组'] },
    '行政与财务部',
  ],
};

/**
 * Departments by their path with /. `state`: active, disabled or invited only (without `person` when there is
 * no account yet).
 */
export type SeedMember = {
  org: string;
  name: string;
  mobile: string;
  depart: string;
  post: string;
  state: 'active' | 'disabled' | 'invited';
};

/** Departments and posts of the people in people.ts. */
export const places: Record<string, { depart: string; post: string; isHead?: boolean }> = {
  liangqizhou: { depart: '教务部', post: '教务总监', isHead: true },
  zhengshuhe: { depart: '教务处', post: '副处长', isHead: true },
  xuyunfan: { depart: '人力资源部', post: '招聘负责人', isHead: true },
  suman: { depart: '商务英语系/谈判教研室', post: '高级讲师', isHead: true },
  yunanxing: { depart: '人力资源部/招聘组', post: '招聘专员' },
};

/** Other staff, mobiles from 13800000401; two of them have accounts and are waited for. */
export const members: SeedMember[] = [
  { org: 'beian', name: '孟砥', mobile: '13800000401', depart: '实训中心', post: '实训中心主任', state: 'active' },
  { org: 'beian', name: '尤静兰', mobile: '13800000402', depart: '教务部/课程研发组', post: '课程编辑', state: 'active' },
  { org: 'beian', name: '宗勉', mobile: '13800000403', depart: '教务部/班级管理组', post: '班主任', state: 'active' },
  { org: 'beian', name: '葛一帆', mobile: '13800000404', depart: '实训中心/电工实训岛', post: '实训教师', state: 'active' },
  { org: 'beian', name: '卞知秋', mobile: '13800000405', depart: '招生与合作部', post: '招生顾问', state: 'disabled' },
  { org: 'beian', name: '申屠远', mobile: '13800000406', depart: '实训中心/机器人实训岛', post: '实训教师', state: 'invited' },
  { org: 'jiangcheng-univ', name: '饶明哲', mobile: '13800000411', depart: '教务处/教学运行科', post: '科长', state: 'active' },
  { org: 'jiangcheng-univ', name: '封若素', mobile: '13800000412', depart: '教务处/学分与学籍科', post: '科员', state: 'active' },
  { org: 'jiangcheng-univ', name: '晏清河', mobile: '13800000413', depart: '信息工程学院', post: '副院长', state: 'active' },
  { org: 'jiangcheng-univ', name: '喻言', mobile: '13800000414', depart: '信息工程学院/数据科学教研室', post: '教学秘书', state: 'active' },
  { org: 'jiangcheng-univ', name: '慕容雪', mobile: '13800000415', depart: '建筑工程学院/建筑信息化教研室', post: '实验员', state: 'active' },
  { org: 'jiangcheng-univ', name: '桑田', mobile: '13800000416', depart: '学生工作处', post: '辅导员', state: 'active' },
  { org: 'jiangcheng-univ', name: '鄢陵', mobile: '13800000417', depart: '校企合作办公室', post: '项目主管', state: 'disabled' },
  { org: 'jiangcheng-univ', name: '林晓', mobile: '13800000001', depart: '信息工程学院/数据科学教研室', post: '学生助教', state: 'invited' },
  { org: 'jiangcheng-univ', name: '阮思齐', mobile: '13800000418', depart: '教务处/实践教学科', post: '科员', state: 'invited' },
  { org: 'haichuan-lang', name: '滕佳树', mobile: '13800000421', depart: '教务处', post: '教务员', state: 'active' },
  { org: 'haichuan-lang', name: '禾野', mobile: '13800000422', depart: '东方语言系', post: '系主任', state: 'active' },
  { org: 'haichuan-lang', name: '巫寄云', mobile: '13800000423', depart: '国际交流处', post: '交流专员', state: 'invited' },
  { org: 'yunshan', name: '焦洋', mobile: '13800000431', depart: '数据产品部', post: '部门负责人', state: 'active' },
  { org: 'yunshan', name: '邬小棠', mobile: '13800000432', depart: '数据产品部/看板组', post: '产品经理', state: 'active' },
  { org: 'yunshan', name: '路遥知', mobile: '13800000433', depart: '数据产品部/数据治理组', post: '数据工程师', state: 'active' },
  { org: 'yunshan', name: '柏舟', mobile: '13800000434', depart: '交付中心/华东组', post: '交付顾问', state: 'active' },
  { org: 'yunshan', name: '蒲月', mobile: '13800000435', depart: '交付中心/西南组', post: '交付顾问', state: 'active' },
  { org: 'yunshan', name: '阎时雨', mobile: '13800000436', depart: '行政与财务部', post: '会计', state: 'active' },
  { org: 'yunshan', name: '宁致', mobile: '13800000437', depart: '人力资源部/培训组', post: '培训专员', state: 'disabled' },
  { org: 'yunshan', name: '董鹤之', mobile: '13800000128', depart: '数据产品部', post: '产品顾问', state: 'invited' },
  { org: 'yunshan', name: '漆雕安', mobile: '13800000438', depart: '交付中心', post: '实习生', state: 'invited' },
];
