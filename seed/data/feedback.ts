/**
 * A piece of feedback; `who` is a key of people.ts, `type` of the dictionary feedbackType; without `reply` it
 * waits.
 */
export type SeedFeedback = {
  who: string;
  type: 'bug' | 'suggestion' | 'content' | 'privacy' | 'other';
  content: string;
  targetUrl: string;
  contact: string;
  daysAgo: number;
  reply: string;
};

/** Six, four of them answered. */
export const feedback: SeedFeedback[] = [
  { who: 'linxiao', type: 'suggestion', content: '协议页的字在手机上有点挤，段落之间能不能再空一点。', targetUrl: '/text', contact: '', daysAgo: 26, reply: '谢谢你看得这么仔细，段距已经放宽，标题前也多留了一行。' },
  { who: 'fangxiaoman', type: 'bug', content: '换了头像之后，右上角还是旧的那张，要刷新一次才变。', targetUrl: '/', contact: '13800000103', daysAgo: 19, reply: '已经找到原因，是浏览器留着旧图。今天起换头像会立刻生效。' },
  { who: 'pengzhou', type: 'suggestion', content: '登录页想记住我上次用的是手机号还是密码，不用每回再点一下。', targetUrl: '/login', contact: '', daysAgo: 12, reply: '这个建议很好，我们排进了下一次改版，上线时会在公告里写明。' },
  { who: 'qiaoan', type: 'content', content: '「账号与安全」里写的步骤和现在的页面对不上，少了一步确认。', targetUrl: '/makeComplaints', contact: '', daysAgo: 8, reply: '已按现在的页面改写，并补上确认那一步，谢谢指出。' },
  { who: 'quanshui', type: 'bug', content: '深色下看友情链接，鼠标移上去颜色几乎没有变化。', targetUrl: '/', contact: '', daysAgo: 3, reply: '' },
  { who: 'muqing', type: 'other', content: '学校里网络不稳，验证码常常过了时间才到，有没有别的办法登录。', targetUrl: '/login', contact: '上午十点前打电话最方便', daysAgo: 1, reply: '' },
];
