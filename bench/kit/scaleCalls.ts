import { MANY } from '#seed/make/manyCourses.ts';
import type { Request } from './scaleWorld.ts';

/** The request number n to a catalogue of so many courses; no two are alike where answers are kept. */
export type Ask = (n: number, count: number) => Request;

const list =
  (body: (n: number) => object): Ask =>
  (n) => ({ path: '/course/api/courseInfo/list', body: body(n) });
const all =
  (str: (n: number, count: number) => string, more: object = {}): Ask =>
  (n, count) => ({
    path: '/course/api/course/search/all',
    body: { str: str(n, count), ...more },
  });
const within =
  (body: (n: number) => object): Ask =>
  (n) => ({ path: '/course/api/course/search/list', body: body(n) });
const oneOf = <T>(values: T[], n: number): T => values[n % values.length]!;
const category = (floor: number, n: number): string => String(MANY + 1000 * floor + n);

const subjects =
  '数据分析 机器学习 工业机器人 可编程控制器 新能源汽车 单片机 会计基础 成本核算 纳税申报 电商直播 跨境电商 静脉输液'.split(
    ' ',
  );
const aspects =
  '原理 实训 案例 故障诊断 工具 操作规范 综合应用 竞赛训练 考证辅导 项目实战 现场管理 文档写作 设备点检'.split(' ');
const levels = '入门 进阶 精讲 速成 专题 公开课 工作坊'.split(' ');
const spelt =
  'shujufenxi jiqixuexi gongyejiqiren danpianji kuaijijichu chengbenhesuan sjfx jqxx gyjqr dpj kjjc cbhs'.split(' ');
const wrong = '数剧分析 机器学系 工业机器忍 单偏机 会记基础 成本合算 pyhton jaav'.split(' ');

/** What visitors do most, each with so many different inputs that nothing kept ready answers it. */
export const scaleCalls: Record<string, Ask> = {
  全部课程: list((n) => ({ pageCurrent: 1 + (n % 20) })),
  '一级分类 最热': list((n) => ({ categoryId: category(1, n % 12), sortType: 'hot' })),
  '三级分类 价格': list((n) => ({ categoryId: category(3, n % 360), sortType: 'priceUp' })),
  '免费 最新': list((n) => ({ isFree: 1, sortType: 'new', categoryId: category(2, n % 72) })),
  '标签 最热': list((n) => ({ tag: oneOf(['零基础', '带项目', '短课', '双语', '配实训'], n), sortType: 'hot' })),
  名称开头: list((n) => ({ courseName: oneOf(subjects, n) })),
  最后一页: list((n) => ({ pageCurrent: 100, sortType: oneOf(['new', 'hot', 'default'], n) })),
  机构的课程: list((n) => ({ orgNo: String(MANY + (n % 200)) })),
  推荐: (n) => ({ path: '/course/api/course/recommend/list', body: { courseId: String(MANY + 1 + (n % 900)) } }),
  '课程详情 已登录': (n) => ({
    path: '/course/auth/courseInfo/view',
    body: { courseId: String(MANY + 1 + (n % 49)) },
    signedIn: true,
  }),
  '章节 已登录': (n) => ({
    path: '/course/api/chapterInfo/list',
    body: { courseId: String(MANY + 1 + (n % 49)) },
    signedIn: true,
  }),
  '搜索 一个词': all((n) => oneOf(subjects, n) + (n < 12 ? '' : ` ${oneOf(levels, Math.floor(n / 12))}`)),
  '搜索 常见词': all((n) => `${oneOf(levels, n)}${'，'.repeat(Math.floor(n / 7))}`),
  '搜索 三个词': all(
    (n) => `${oneOf(subjects, n)} ${oneOf(aspects, n)} ${oneOf(levels, n)}${'，'.repeat(Math.floor(n / 90))}`,
  ),
  '搜索 一门课': all((n, count) => `c${1 + ((n * 7919) % count)}`),
  '搜索 拼音': all((n) => `${oneOf(spelt, n)}${' '.repeat(0)}${'，'.repeat(Math.floor(n / 12))}`),
  '搜索 错字': all((n) => `${oneOf(wrong, n)}${'，'.repeat(Math.floor(n / 8))}`),
  '搜索 没有的': all((n) => `量子引力${n}`),
  '搜索 直播': all((n) => `${oneOf(aspects, n)}${'，'.repeat(Math.floor(n / 13))}`, { type: 2 }),
  '搜索 在分类里': within((n) => ({ courseName: oneOf(subjects, n), categoryId: category(1, n % 12) })),
  '搜索 常见词 免费 价格': within((n) => ({
    courseName: `${oneOf(levels, n)}${'，'.repeat(Math.floor(n / 7))}`,
    isFree: 1,
    sortType: oneOf(['priceUp', 'new', 'hot'], n),
  })),
  '资料 压缩包': list((n) => ({ courseCategory: 4, fileType: 10, pageCurrent: 1 + (n % 3) })),
  联想: (n) => ({ path: '/course/api/course/search/suggest', body: { str: oneOf(subjects, n).slice(0, 1 + (n % 3)) } }),
};
