import type { Everyday } from './everyday.ts';
import type { Deed } from './paced.ts';
import { call, open } from './visit.ts';

const pages = ['/', '/list', '/lecturer', '/info', '/organizationlist', '/login'];
const words = ['数据', '会计', '新能源', '护理', '机器人', '电商', '焊接', '摄影'];
const lists: readonly ((n: number) => readonly [path: string, input: object])[] = [
  (n) => ['/course/api/courseInfo/list', { pageCurrent: 1 + (n % 3), sortType: n % 2 === 0 ? 'hot' : 'new' }],
  (n) => ['/user/api/lecturer/list', { pageCurrent: 1 + (n % 2) }],
  () => ['/position/api/vacancy/list', {}],
  () => ['/community/api/blog/list', {}],
  () => ['/community/api/questions/list', {}],
];

/** Of ten visits four pages of a guest, one of somebody signed in, two lists, two searches and one course. */
export function browse({ url, people, courses }: Everyday, n: number): Deed {
  const { token } = people[n % people.length]!;
  const place = n % 10;
  const round = Math.floor(n / 10);
  if (place < 4) return page('浏览 游客的页', url + pages[(round + place) % pages.length]!);
  if (place === 4) return page('浏览 登录的页', url + pages[round % (pages.length - 1)]!, token);
  if (place < 7) {
    const [path, input] = lists[(round + place) % lists.length]!(round);
    return { kind: '浏览 列表', work: async () => void (await call(url, path, input, place === 5 ? token : '')) };
  }
  if (place < 9) {
    const input = { str: words[(round + place) % words.length]! };
    return { kind: '浏览 搜索', work: async () => void (await call(url, '/course/api/course/search/all', input)) };
  }
  const input = { courseId: courses[round % courses.length]! };
  return {
    kind: '浏览 课程',
    work: async () => void (await call(url, '/course/auth/courseInfo/view', input, token)),
  };
}

const page = (kind: string, address: string, token = ''): Deed => ({
  kind,
  work: async () => void (await open(address, token === '' ? {} : { cookie: `RC_WEB_TOKEN=${token}` })),
});

/** A note written on, a course put among one's own, an interest chosen. */
export function write({ url, people, periodId, courses }: Everyday, n: number): Deed {
  const one = people[n % people.length]!;
  const send = (path: string, input: object) => call(url, path, input, one.token);
  const kind = '写入';
  if (n % 3 === 0)
    return { kind, work: async () => void (await send('/user/auth/user/interest/save', { categoryIds: [] })) };
  if (n % 3 === 1) {
    const collectionId = courses[Math.floor(n / 3) % courses.length]!;
    return {
      kind,
      work: async () => {
        await send('/course/auth/user/collection/course/save', { collectionId });
        await send('/course/auth/user/collection/course/delete', { collectionId });
      },
    };
  }
  const before = one.revisions;
  one.revisions += 1;
  const revisionOf = (count: number): string => `bench-revision-${count}`;
  const note = {
    noteKey: `bench-note-${one.userNo}`,
    periodId,
    position: before,
    content: `第 ${before + 1} 遍写下的笔记`,
    revision: revisionOf(before + 1),
    basedOn: before === 0 ? [] : [revisionOf(before)],
  };
  return { kind, work: async () => void (await send('/course/auth/periodNote/save', note)) };
}
