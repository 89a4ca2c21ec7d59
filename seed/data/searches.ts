/** A word searched for; `people` is how many visitors within seven days, once each. */
export type SeedSearch = { word: string; people: number };

/** What visitors of the demo searched for; each finds something. */
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
