import type { LucideIcon } from 'lucide-react';
import {
  BadgeJapaneseYen,
  BadgePercent,
  BanknoteCheck,
  BookCheck,
  BriefcaseBusiness,
  Bug,
  BookText,
  Building,
  Building2,
  Crown,
  FileCheck,
  FileDiff,
  FilePenLine,
  Flag,
  FolderTree,
  History,
  IdCard,
  HandCoins,
  Images,
  Scale,
  KeyRound,
  KeySquare,
  Landmark,
  LayoutDashboard,
  Link2,
  ListChecks,
  ListTree,
  MessageSquareOff,
  MessageSquareReply,
  MessagesSquare,
  Navigation,
  PanelBottom,
  Percent,
  Presentation,
  Radio,
  Route,
  RadioTower,
  ReceiptText,
  ScrollText,
  Send,
  Undo2,
  Settings,
  Shapes,
  Tags,
  Target,
  Ticket,
  Timer,
  TrendingUp,
  Users,
  Waypoints,
  Webhook,
} from 'lucide-react';
import type { Action } from '#contract/rules/actions.ts';

export interface AdminEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Who lacks it does not see the entry. */
  action: Action;
}

export interface AdminGroup {
  name: string;
  entries: readonly AdminEntry[];
}

/** The menu of the operator's console. Entries whose page there is not, and groups left empty, are not shown. */
export const adminGroups: readonly AdminGroup[] = [
  {
    name: '概况',
    entries: [{ label: '概览', to: '/admin', icon: LayoutDashboard, action: 'dashboard:view' }],
  },
  {
    name: '审核与处理',
    entries: [
      { label: '入驻申请', to: '/admin/review/organizations', icon: Building, action: 'apply:review' },
      { label: '单位资料变更', to: '/admin/review/changes', icon: FilePenLine, action: 'apply:review' },
      { label: '课程审核', to: '/admin/review/courses', icon: BookCheck, action: 'content:review' },
      { label: '职位审核', to: '/admin/review/vacancies', icon: BriefcaseBusiness, action: 'vacancy:review' },
      { label: '典型岗位审核', to: '/admin/review/positions', icon: Waypoints, action: 'content:review' },
      { label: '学习方案审核', to: '/admin/review/programs', icon: Route, action: 'content:review' },
      { label: '讲师审核', to: '/admin/review/lecturers', icon: Presentation, action: 'lecturer:review' },
      { label: '直播申请', to: '/admin/review/lives', icon: RadioTower, action: 'lecturer:review' },
      { label: '实名审核', to: '/admin/review/realNames', icon: IdCard, action: 'realName:review' },
      { label: '学习异议', to: '/admin/review/disputes', icon: History, action: 'accusation:handle' },
      { label: '反馈与举报', to: '/admin/review/feedback', icon: MessageSquareReply, action: 'accusation:handle' },
      { label: '聊天举报', to: '/admin/review/chats', icon: MessagesSquare, action: 'accusation:handle' },
      { label: '社区举报', to: '/admin/review/community', icon: Flag, action: 'accusation:handle' },
      { label: '社区申诉', to: '/admin/review/communityAppeals', icon: Scale, action: 'accusation:handle' },
    ],
  },
  {
    name: '站点',
    entries: [
      { label: '站点设置', to: '/admin/site', icon: Settings, action: 'site:edit' },
      { label: '主导航', to: '/admin/nav', icon: Navigation, action: 'site:edit' },
      { label: '页脚', to: '/admin/footer', icon: PanelBottom, action: 'site:edit' },
      { label: '友情链接', to: '/admin/links', icon: Link2, action: 'site:edit' },
      { label: '首页轮播', to: '/admin/carousel', icon: Images, action: 'site:edit' },
      { label: '首页专区', to: '/admin/zones', icon: Shapes, action: 'site:edit' },
      { label: '热搜词', to: '/admin/hotWords', icon: TrendingUp, action: 'site:edit' },
      { label: '敏感词', to: '/admin/words', icon: MessageSquareOff, action: 'word:edit' },
    ],
  },
  {
    name: '基础数据',
    entries: [
      { label: '字典', to: '/admin/dictionaries', icon: BookText, action: 'dict:edit' },
      { label: '课程分类', to: '/admin/categories', icon: FolderTree, action: 'dict:edit' },
      { label: '地区、职位与专业', to: '/admin/trees', icon: ListTree, action: 'dict:edit' },
      { label: '能力模型', to: '/admin/abilities', icon: Target, action: 'dict:edit' },
      { label: '标签', to: '/admin/tags', icon: Tags, action: 'dict:edit' },
    ],
  },
  {
    name: '用户与单位',
    entries: [
      { label: '用户', to: '/admin/people', icon: Users, action: 'person:manage' },
      { label: '单位', to: '/admin/organizations', icon: Building2, action: 'person:manage' },
      { label: '角色', to: '/admin/roles', icon: KeyRound, action: 'platformRole:edit' },
    ],
  },
  {
    name: '资金',
    entries: [
      { label: '订单', to: '/admin/orders', icon: ReceiptText, action: 'order:manage' },
      { label: '转账', to: '/admin/transfers', icon: Landmark, action: 'order:manage' },
      { label: '退款', to: '/admin/refunds', icon: Undo2, action: 'order:manage' },
      { label: '发票', to: '/admin/invoices', icon: FileCheck, action: 'invoice:manage' },
      { label: '会员档位', to: '/admin/vip', icon: Crown, action: 'offer:manage' },
      { label: '促销', to: '/admin/promotions', icon: BadgePercent, action: 'offer:manage' },
      { label: '优惠券', to: '/admin/coupons', icon: Ticket, action: 'offer:manage' },
      { label: '分成比例', to: '/admin/shares', icon: Percent, action: 'share:edit' },
      { label: '提现', to: '/admin/payouts', icon: HandCoins, action: 'payout:manage' },
      { label: '提现对账', to: '/admin/payoutBills', icon: BanknoteCheck, action: 'payout:manage' },
      { label: '对账', to: '/admin/bills', icon: FileDiff, action: 'bill:settle' },
      { label: '资金账本', to: '/admin/ledger', icon: BadgeJapaneseYen, action: 'ledger:view' },
    ],
  },
  {
    name: '记录',
    entries: [
      { label: '发件箱', to: '/admin/outbox', icon: Send, action: 'outbox:view' },
      { label: '后台任务', to: '/admin/jobs', icon: ListChecks, action: 'job:manage' },
      { label: '出错记录', to: '/admin/errors', icon: Bug, action: 'job:manage' },
      { label: '慢查询', to: '/admin/slowQueries', icon: Timer, action: 'job:manage' },
      { label: '接收事件的系统', to: '/admin/webhooks', icon: Webhook, action: 'integration:manage' },
      { label: '音视频', to: '/admin/rtc', icon: Radio, action: 'rtc:view' },
      { label: 'API 密钥', to: '/admin/apiKeys', icon: KeySquare, action: 'integration:manage' },
      { label: '操作日志', to: '/admin/log', icon: ScrollText, action: 'log:view' },
    ],
  },
];

export const adminTargets: readonly string[] = adminGroups.flatMap(({ entries }) => entries.map(({ to }) => to));
