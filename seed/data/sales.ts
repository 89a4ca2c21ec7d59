/** Who sells in the demo world: a lecturer and the staff of an organization, both with a verified name and an account. */
export const sellers = [
  {
    key: 'chenyanqing',
    idNumber: '420111198203150017',
    card: { bankCardNo: '6222021234567894', bankName: '工商银行', bankBranchName: '江城光谷支行' },
  },
  {
    key: 'liangqizhou',
    org: 'beian',
    idNumber: '340202197906210017',
    card: { bankCardNo: '1307021309200123456', bankName: '农业银行', bankBranchName: '芜湖北岸支行' },
  },
] as const;

/** Who buys of them: learners of no organization. */
export const buyers = ['gaoyuan', 'pengzhou', 'luanyi', 'zhanshu', 'yuexiao', 'jinsui', 'wuhuai'] as const;

/** Some of them came by somebody's link, so many days ago: their orders give that one a commission. */
export const recommended = { by: 'suyicheng', who: ['wuhuai', 'jinsui'], days: 150 } as const;

/** So many days ago something of each seller was bought. */
export const boughtDaysAgo = [46, 39, 33, 28, 24, 21, 17, 14, 11, 9, 6, 4, 2, 1] as const;

/** Of each plan that costs money: who bought it, and how many days ago. */
export const plansBought = [
  ['zhanshu', 19],
  ['yuexiao', 15],
  ['wuhuai', 10],
  ['pengzhou', 6],
  ['fangxiaoman', 2],
] as const;

/** What was drawn, the oldest first: days ago, yuan and what became of it. */
export const drawings = [
  { key: 'chenyanqing', days: 12, yuan: 60, what: 'done' },
  { key: 'chenyanqing', days: 8, yuan: 30, what: 'failed' },
  { key: 'chenyanqing', days: 3, yuan: 20, what: 'confirming' },
  { key: 'chenyanqing', days: 2, yuan: 20, what: 'paying' },
  { key: 'chenyanqing', days: 1, yuan: 15, what: 'auditing' },
  { key: 'liangqizhou', days: 1, yuan: 50, what: 'auditing' },
] as const;
