/** Counted facts about a lecturer; every one of them is a row of this platform. */
export interface TeachingFacts {
  /** Courses on the shelf. */
  courses: number;
  /** Seconds of what can be learnt in them. */
  seconds: number;
  /** Who learns them, once per course. */
  learners: number;
  /** Who finished them, once per course. */
  finished: number;
  ratingSum: number;
  ratingCount: number;
  /** Papers, projects, patents, books and prizes that the lecturer wrote down. */
  research: number;
}

export type TeachingAxisKey = 'courses' | 'hours' | 'learners' | 'finished' | 'rating' | 'research';

/** How much of a fact makes 100 points; points grow in proportion up to there. */
const FULL = { courses: 5, hours: 20, learners: 200, finished: 50, rating: 5, research: 4 };

/** Tenths of an hour, so that a short course counts too. */
const taughtHours = (seconds: number): number => Math.floor(seconds / 360) / 10;

/** Of five stars, to one decimal; 0 while nobody has rated. */
export const ratingOf = ({ ratingSum, ratingCount }: Pick<TeachingFacts, 'ratingSum' | 'ratingCount'>): number =>
  ratingCount === 0 ? 0 : Math.round((10 * ratingSum) / ratingCount) / 10;

/** The portrait of a lecturer: six axes, each `min(100, 100 × fact ÷ full)`, rounded down. */
export function teachingPortraitOf(facts: TeachingFacts) {
  const hours = taughtHours(facts.seconds);
  const rating = ratingOf(facts);
  const axis = (
    key: TeachingAxisKey,
    amount: number,
    words: readonly [name: string, fact: string, rule: string, next: string, url: string],
  ) => {
    const [name, fact, rule, next, url] = words;
    return { key, name, score: Math.min(100, Math.floor((100 * amount) / FULL[key])), fact, rule, next, url };
  };
  return [
    axis('courses', facts.courses, [
      '课程',
      `${facts.courses} 门课程正在上架`,
      '每门 20 分',
      '编写一门课程',
      '/account/vod/all',
    ]),
    axis('hours', hours, ['学时', `上架的内容共 ${hours} 小时`, '每小时 5 分', '补上新的课时', '/account/vod/all']),
    axis('learners', facts.learners, [
      '学员',
      `${facts.learners} 人次在学`,
      '每 2 人次 1 分',
      '看看谁在学',
      '/account/vod/all',
    ]),
    axis('finished', facts.finished, [
      '学完',
      `${facts.finished} 人次学完`,
      '每人次 2 分',
      '答复学习异议',
      '/account/disputes',
    ]),
    axis('rating', rating, [
      '评价',
      facts.ratingCount === 0 ? '还没有人评价' : `${facts.ratingCount} 个评价，平均 ${rating} 分`,
      '每颗星 20 分',
      '看看评价',
      '/account/vod/all',
    ]),
    axis('research', facts.research, [
      '教研',
      `${facts.research} 项科研成果`,
      '每项 25 分',
      '添加一项成果',
      '/account/info/teacherInfo',
    ]),
  ];
}
