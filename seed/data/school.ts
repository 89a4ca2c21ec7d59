import type { LessonKind, RoomKind } from '#contract/rules/school.ts';

/** The school whose timetable the demo world has, a key of organizations.ts. */
export const schoolKey = 'jiangcheng-univ';

/** The ten periods of a day: two in a row, a break, two more; noon and supper between. */
export const bells = ['08:00', '08:50', '09:55', '10:45', '14:00', '14:50', '15:55', '16:45', '18:40', '19:30'];

export const campuses = [
  { name: '学府路校区', address: '武汉市洪山区学府路 000 号' },
  { name: '滨湖校区', address: '武汉市洪山区滨湖西街 000 号' },
];

export type SeedRoom = {
  campus: string;
  building: string;
  name: string;
  kind: RoomKind;
  seats: number;
  equipment: string[];
};

export const rooms: SeedRoom[] = [
  { campus: '学府路校区', building: '教学楼 A', name: 'A-205', kind: 1, seats: 60, equipment: ['投影', '扩音'] },
  { campus: '学府路校区', building: '教学楼 A', name: 'A-301', kind: 1, seats: 60, equipment: ['投影', '扩音'] },
  { campus: '学府路校区', building: '教学楼 A', name: 'A-101', kind: 4, seats: 180, equipment: ['投影', '扩音', '录播'] },
  { campus: '学府路校区', building: '教学楼 B', name: 'B-104', kind: 1, seats: 54, equipment: ['投影', '语音'] },
  { campus: '学府路校区', building: '教学楼 B', name: 'B-306', kind: 1, seats: 48, equipment: ['交互屏', '分组桌'] },
  { campus: '学府路校区', building: '信息楼 3', name: '3-401', kind: 2, seats: 48, equipment: ['电脑', '投影'] },
  { campus: '学府路校区', building: '信息楼 3', name: '3-402', kind: 2, seats: 44, equipment: ['电脑', '投影'] },
  { campus: '学府路校区', building: '信息楼 3', name: '3-405', kind: 2, seats: 44, equipment: ['电脑', '双屏', '投影'] },
  { campus: '滨湖校区', building: '实训中心 1', name: '1-108', kind: 3, seats: 42, equipment: ['货架', '收银台', '监控'] },
  { campus: '滨湖校区', building: '实训中心 1', name: '1-203', kind: 3, seats: 42, equipment: ['示波器', '焊台'] },
  { campus: '滨湖校区', building: '艺术楼 2', name: '2-201', kind: 3, seats: 42, equipment: ['摄影灯', '背景架'] },
  { campus: '学府路校区', building: '体育馆', name: '体育馆', kind: 5, seats: 200, equipment: ['羽毛球场 8 片'] },
];

/** Teachers of the school beside those in people.ts; mobiles from 13800000701. */
export const teachers: { key: string; name: string; sex: 1 | 2 }[] = [
  { key: 'xukewei', name: '许可为', sex: 1 },
  { key: 'hezhixia', name: '何知夏', sex: 2 },
  { key: 'luowensheng', name: '罗闻笙', sex: 2 },
  { key: 'shenyuan', name: '沈予安', sex: 1 },
  { key: 'zhouyining', name: '周亦宁', sex: 2 },
  { key: 'liangxuezhou', name: '梁雪舟', sex: 2 },
  { key: 'guchangning', name: '顾长宁', sex: 1 },
  { key: 'jiangyifan', name: '蒋一帆', sex: 1 },
  { key: 'wenshubai', name: '闻书白', sex: 1 },
  { key: 'tangshiyi', name: '唐拾忆', sex: 2 },
  { key: 'luoqingyang', name: '骆青杨', sex: 1 },
  { key: 'qiuyingxue', name: '邱映雪', sex: 2 },
  { key: 'fanjingxing', name: '樊景行', sex: 1 },
  { key: 'nielanshan', name: '聂岚山', sex: 1 },
  { key: 'shulinqing', name: '舒临清', sex: 2 },
  { key: 'jinzhaohe', name: '靳照和', sex: 1 },
  { key: 'pangyushu', name: '庞予书', sex: 2 },
];

export type SeedClass = { name: string; depart: string; major: string; teacher: string; subjects: string[] };

/** Six classes of forty; `teacher` looks after the class. Names of subjects are keys of `subjects`. */
export const classes: SeedClass[] = [
  { name: '大数据 2301', depart: '信息工程学院', major: '大数据技术', teacher: 'chenyanqing', subjects: ['数据清洗', '可视化设计', '统计学基础', 'Python 综合实训', '高等数学（二）', '大学英语（三）', '羽毛球'] },
  { name: '软件 2302', depart: '信息工程学院', major: '软件技术', teacher: 'xukewei', subjects: ['数据库原理', '前端工程', '高等数学（二）', '大学英语（三）', '软件测试实训', '羽毛球'] },
  { name: '智能 2301', depart: '信息工程学院', major: '人工智能', teacher: 'guchangning', subjects: ['机器学习入门', '数据库原理', '统计学基础', '大学英语（三）', '标注与评测实训', '羽毛球'] },
  { name: '物联 2301', depart: '信息工程学院', major: '物联网应用技术', teacher: 'luoqingyang', subjects: ['嵌入式开发', '传感器与检测', '高等数学（二）', '大学英语（三）', '焊接与调试实训', '羽毛球'] },
  { name: '电商 2302', depart: '', major: '电子商务', teacher: 'hezhixia', subjects: ['网店运营', '商品摄影', '统计学基础', '大学英语（三）', '门店运营实训', '羽毛球'] },
  { name: '数媒 2402', depart: '', major: '数字媒体', teacher: 'zhouyining', subjects: ['视频剪辑', '摄影基础', '视听语言', '大学英语（三）', '短片创作实训', '羽毛球'] },
];

export type SeedSubject = {
  kind: LessonKind;
  teachers: string[];
  /** The kind of room it needs. */
  room: RoomKind;
  credit: number;
  /** Lessons a week, of two periods each. */
  weekly: number;
  parity?: 0 | 1 | 2;
};

/** Of a subject with several teachers, each class has one of them. */
export const subjects: Record<string, SeedSubject> = {
  数据清洗: { kind: 1, teachers: ['chenyanqing'], room: 2, credit: 3, weekly: 2 },
  可视化设计: { kind: 1, teachers: ['shenyuan'], room: 2, credit: 2, weekly: 1 },
  统计学基础: { kind: 2, teachers: ['luowensheng', 'qiuyingxue'], room: 1, credit: 3, weekly: 1 },
  'Python 综合实训': { kind: 3, teachers: ['chenyanqing'], room: 2, credit: 2, weekly: 1 },
  '高等数学（二）': { kind: 2, teachers: ['fanjingxing', 'wenshubai'], room: 1, credit: 4, weekly: 2 },
  '大学英语（三）': { kind: 2, teachers: ['liangxuezhou', 'tangshiyi'], room: 1, credit: 2, weekly: 2 },
  羽毛球: { kind: 4, teachers: ['jiangyifan', 'nielanshan'], room: 5, credit: 1, weekly: 1 },
  数据库原理: { kind: 1, teachers: ['guchangning'], room: 2, credit: 3, weekly: 2 },
  前端工程: { kind: 1, teachers: ['xukewei'], room: 2, credit: 3, weekly: 2 },
  软件测试实训: { kind: 3, teachers: ['xukewei'], room: 2, credit: 2, weekly: 1 },
  机器学习入门: { kind: 1, teachers: ['shulinqing'], room: 2, credit: 3, weekly: 2 },
  标注与评测实训: { kind: 3, teachers: ['shulinqing'], room: 2, credit: 2, weekly: 1, parity: 2 },
  嵌入式开发: { kind: 1, teachers: ['luoqingyang'], room: 3, credit: 3, weekly: 2 },
  传感器与检测: { kind: 1, teachers: ['jinzhaohe'], room: 3, credit: 2, weekly: 1 },
  焊接与调试实训: { kind: 3, teachers: ['jinzhaohe'], room: 3, credit: 2, weekly: 1 },
  网店运营: { kind: 1, teachers: ['hezhixia'], room: 1, credit: 3, weekly: 2 },
  商品摄影: { kind: 4, teachers: ['pangyushu'], room: 3, credit: 2, weekly: 1 },
  门店运营实训: { kind: 3, teachers: ['hezhixia'], room: 3, credit: 2, weekly: 1, parity: 2 },
  视频剪辑: { kind: 1, teachers: ['zhouyining'], room: 2, credit: 3, weekly: 2 },
  摄影基础: { kind: 1, teachers: ['pangyushu'], room: 3, credit: 2, weekly: 1 },
  视听语言: { kind: 1, teachers: ['zhouyining'], room: 1, credit: 2, weekly: 1 },
  短片创作实训: { kind: 3, teachers: ['pangyushu'], room: 3, credit: 2, weekly: 1, parity: 1 },
};

const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章'];
const given = [...'一鸣|知行|语桐|子衿|星野|沐阳|清越|若溪|景行|云帆|书瑶|明远|安歌|予墨|南枝|听澜|时安|望舒|晚棠|见微|疏桐|言蹊|既白|长风|思齐|临川|采薇|怀瑾|令仪|与安'
  .split('|')
  .values()];

/** So many invented names, each once. */
export const studentNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => surnames[index % surnames.length]! + given[Math.floor(index * 7 + index / surnames.length) % given.length]!);
