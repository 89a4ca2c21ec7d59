import type { MessageType } from '#contract/rules/messages.ts';

interface SeedMessage {
  /** key of people.ts; empty: all demo accounts */
  who: string[];
  msgType: MessageType;
  msgTitle: string;
  msgText: string;
  msgUrl: string;
  daysAgo: number;
  isRead?: boolean;
}

/** Messages of the demo accounts, oldest first. */
export const messages: readonly SeedMessage[] = [
  {
    who: [],
    msgType: 'system',
    msgTitle: '欢迎来到知途',
    msgText: '这里能看到审核结果、单位通知与学习提醒。建议先绑定邮箱，换手机号时用得上。',
    msgUrl: '/account/realnameauthentication/bind',
    daysAgo: 30,
    isRead: true,
  },
  {
    who: ['linxiao'],
    msgType: 'study',
    msgTitle: '你的课程快要学完了',
    msgText: '再学几个课时就能拿到证书，可以接着上次的位置继续。',
    msgUrl: '/account/course',
    daysAgo: 2,
  },
  {
    who: ['linxiao'],
    msgType: 'security',
    msgTitle: '新设备登录提醒',
    msgText: '你的账号昨天在一台新的电脑上登录。如果不是你本人，请修改密码并退出那台设备。',
    msgUrl: '/account/devices',
    daysAgo: 1,
  },
  {
    who: [],
    msgType: 'system',
    msgTitle: '11 月 28 日凌晨维护',
    msgText: '11 月 28 日 2:00–4:00 维护服务器，期间不能观看直播，已下载的文档不受影响。维护结束后进度会自动补交。',
    msgUrl: '',
    daysAgo: 0.2,
  },
];
