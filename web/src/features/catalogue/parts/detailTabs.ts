/** The tabs of a detail page; the first is what an empty address means. */
export const detailTabs = ['intro', 'outline', 'comments', 'questions', 'materials', 'rules'] as const;
