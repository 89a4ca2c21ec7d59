import type { SeedCourse } from '#seed/data/courses/types.ts';

const heads: Record<SeedCourse['kind'], [can: string, plan: string, before: string]> = {
  1: ['学完能做什么', '怎么学', '开始之前'],
  2: ['听完能做什么', '怎么安排', '开播之前'],
  3: ['学完能做什么', '怎么学', '开始之前'],
  4: ['可以用来做什么', '怎么用', '说明'],
  5: ['可以用来做什么', '怎么用', '说明'],
};

/** The four parts of an introduction as HTML. */
export function introductionOf({ kind, intro }: Pick<SeedCourse, 'kind' | 'intro'>): string {
  const [can, plan, before] = heads[kind];
  const items = intro.can.map((one) => `<li>${one}</li>`).join('');
  return `<p>${intro.lead}</p><h3>${can}</h3><ul>${items}</ul><h3>${plan}</h3><p>${intro.plan}</p><h3>${before}</h3><p>${intro.before}</p>`;
}
