/** Counted facts about a person: what the platform recorded, and how many works and jobs they wrote down themselves. */
export interface PortraitFacts {
  finishedCourses: number;
  /** Different second-level categories among the finished courses. */
  categories: number;
  /** Valid certificates. */
  certificates: number;
  /** Seconds of study in the ledger. */
  studySeconds: number;
  works: number;
  projects: number;
}

export interface PortraitAxis {
  key: keyof PortraitFacts;
  name: string;
  /** 0 to 100. */
  score: number;
  /** The counted fact: 学完 2 门课程. */
  fact: string;
  /** What one more brings. */
  rule: string;
  /** What to do next, and where. */
  next: string;
  url: string;
}

/** How much of a fact makes 100 points; points grow in proportion up to there. */
const FULL = { finishedCourses: 5, categories: 4, certificates: 4, studySeconds: 60 * 3600, works: 4, projects: 3 };

/**
 * The ability portrait: six axes, each `min(100, 100 × fact ÷ full)`, rounded down. `full` is 5 finished courses, 4
 * categories, 4 valid certificates, 60 hours of study, 4 works, 3 projects or jobs. There is no other source:
 * whoever has done nothing here stands at zero everywhere.
 */
export function portraitOf(facts: PortraitFacts): PortraitAxis[] {
  const score = (key: keyof PortraitFacts) => Math.min(100, Math.floor((100 * facts[key]) / FULL[key]));
  const hours = Math.floor(facts.studySeconds / 360) / 10;
  const axis = (key: keyof PortraitFacts, name: string, fact: string, rule: string, next: string, url: string) => ({
    key,
    name,
    score: score(key),
    fact,
    rule,
    next,
    url,
  });
  return [
    axis(
      'finishedCourses',
      '课程',
      `学完 ${facts.finishedCourses} 门课程`,
      '每门 20 分',
      '学完一门课程',
      '/account/course',
    ),
    axis('categories', '广度', `学完的课程涉及 ${facts.categories} 个方向`, '每个方向 25 分', '换个方向看看', '/list'),
    axis(
      'certificates',
      '证书',
      `持有 ${facts.certificates} 张有效证书`,
      '每张 25 分',
      '看看我的证书',
      '/account/certificate',
    ),
    axis('studySeconds', '投入', `累计学习 ${hours} 小时`, '每 36 分钟 1 分', '接着学', '/account/study'),
    axis('works', '作品', `展示 ${facts.works} 件作品`, '每件 25 分', '放上一件作品', '/account/info/workSetInfo'),
    axis(
      'projects',
      '实践',
      `写明 ${facts.projects} 段项目或工作`,
      '每段 33 分',
      '添加一个项目',
      '/account/info/projectInfo',
    ),
  ];
}
