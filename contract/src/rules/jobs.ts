/** What the server does in the background, as the console calls it. */
export const jobNames = {
  deleteAccounts: '注销期满的账号',
  removeFiles: '移走作废的文件',
  clearUnfinished: '清理没传完的文件',
  sweepUploads: '清理过期的上传',
  removeMedia: '移走删除的文件',
  sweepSignIn: '清理登录与验证的旧记录',
  sweepWords: '清理热搜词的旧计数',
  sweepJobs: '清理早已失败的任务',
  processMedia: '处理上传的视频与文档',
  fillCourse: '把课程包的内容放进课程',
  readSubtitles: '读取字幕',
  reindexSearch: '重编搜索索引',
  closeCalls: '结束没人接或中断的通话',
  closeLiveRooms: '结束没有人在上的直播课',
  closeCheckIns: '结束到时的签到',
  closeSittings: '收取到时的试卷',
  endExam: '结束考试时收卷',
  keepErrors: '把考试里的错题放进错题本',
  followTests: '把考试结果计入学习方案',
  matchPerson: '重算一个人的推荐职位',
  matchVacancy: '重算一个职位推荐给谁',
  matchCourse: '课程的能力变了，重算学完的人',
  matchAbility: '能力项合并了，重算有它的人',
  matchEverybody: '给还没有算过的人算推荐职位',
  settleNodes: '把作业与考试计入课程进度',
  drawPapers: '给考生抽卷',
  emptyQuestionBin: '清空题库的回收站',
  keepTasks: '给新成员布置任务、提醒快到期的人',
  expireChats: '清空过了保存期限的聊天消息',
  checkCredits: '核对学分账本',
  settleRewards: '结清到期的悬赏',
  freshVacancies: '结束到期的职位，暂停没有答复的职位',
  remindInterviews: '提醒一天之内的面试',
  closeOrders: '关闭没有支付的订单',
  closeCode: '作废付款码',
  payBack: '把钱退回付款的账户',
  releaseShares: '过了退款期的分成解冻',
  proveLedger: '核对资金账本',
  demoNotice: '演示银行的付款通知',
  tellSearches: '告诉保存了查找的人有新职位',
  tellPolicy: '告诉合适的人有新的创业政策',
  remindPolicies: '提醒快截止的创业政策',
  sendInvitation: '发送邀请短信',
  sendLetter: '发送邮件',
} as const;

export type JobName = keyof typeof jobNames;

/** Waiting also for its next try. What is done is not kept. */
export const jobStates = { waiting: '等待', running: '正在做', failed: '失败' } as const;

export type JobState = keyof typeof jobStates;
