/** The trees that forms choose from: regions, kinds of jobs, specialities. */
export const treeKinds = { region: '地区', jobType: '职位类别', speciality: '专业' } as const;

export type TreeKind = keyof typeof treeKinds;

/** Levels below which nothing can be added: province, city, district. */
export const TREE_DEPTH = 3;
