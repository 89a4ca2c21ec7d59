/** 一个被搜过的词：people 是最近七天里搜过它的访客数，每位一次。 */
export type SeedSearch = { word: string; people: number };

/** 演示世界里的访客搜过的词；每个词在演示的课程、讲师与资讯里都搜得到。 */
export const searches: SeedSearch[] = [
  { word: 'Python', people: 46 },
  { word: '数据分析', people: 41 },
  { word: '工业机器人', people: 33 },
  { word: 'PLC', people: 27 },
  { word: '短视频', people: 24 },
  { word: '机器学习', people: 19 },
  { word: '面试', people: 16 },
  { word: '新能源汽车', people: 12 },
  { word: '会计', people: 9 },
  { word: '英语', people: 7 },
];
