/** Notes of 林晓: course, class-hour (from 0, of those with content), second or page, text, days ago. */
export const linxiaoNotes: { course: string; period: number; at: number; text: string; daysAgo: number }[] = [
  {
    course: 'py-data',
    period: 0,
    at: 10,
    text: '先看结构再动手：\n1. 有多少行\n2. 一行代表什么\n上次实习交的表，就是没弄清一行是一个职位还是一次投递。',
    daysAgo: 36,
  },
  { course: 'py-data', period: 0, at: 28, text: '缺失不要随手填零，零和「不知道」不是一回事。', daysAgo: 36 },
  {
    course: 'py-data',
    period: 1,
    at: 36,
    text: '食堂卖得最多的菜 ≠ 最受欢迎的菜，十一点半就卖完了。没有记下来的部分，也要写进报告。',
    daysAgo: 33,
  },
  { course: 'py-data', period: 3, at: 2, text: '交付前的二十条检查，做项目时打印出来贴着，一条条勾。', daysAgo: 30 },
  {
    course: 'py-data',
    period: 4,
    at: 12,
    text: '条件写得越早，取出来的越少。上次先全取回来再筛，等了四分钟。',
    daysAgo: 21,
  },
  { course: 'py-data', period: 8, at: 12, text: '去重之前先写清楚：什么样的两行算同一条。\n作业第 3 题要用。', daysAgo: 2 },
  { course: 'en-meeting', period: 1, at: 17, text: 'Sorry, may I stop you there? 打断别人时先道歉，再提问。', daysAgo: 24 },
  { course: 'viz-choice', period: 0, at: 9, text: '比大小用横条，名字长也放得下。', daysAgo: 15 },
  { course: 'sql-100', period: 0, at: 14, text: 'where 挑行，select 挑列，别写反。', daysAgo: 10 },
];
