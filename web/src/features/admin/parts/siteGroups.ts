import type { FieldSpec } from './managed/kind.ts';

export const siteTabs = ['basics', 'look', 'contact', 'texts', 'access'] as const;

export type SiteTab = (typeof siteTabs)[number];

interface SiteGroup {
  label: string;
  note: string;
  fields: readonly FieldSpec[];
}

const onOff = [
  { value: 1, label: '开' },
  { value: 0, label: '关' },
] as const;

const service = (index: number, label: string): FieldSpec => ({
  kind: 'line',
  name: `service${index}`,
  label: `${label} QQ`,
  maxLength: 12,
});

/** The settings of the site, a form per tab. */
export const siteGroups: Record<SiteTab, SiteGroup> = {
  basics: {
    label: '基本',
    note: '名称、给搜索引擎的介绍与备案',
    fields: [
      { kind: 'line', name: 'title', label: '站点名称', required: true, maxLength: 20 },
      { kind: 'text', name: 'desc', label: '介绍', rows: 3, maxLength: 300, help: '搜索结果里显示，页脚也用' },
      { kind: 'line', name: 'keyword', label: '关键词', maxLength: 200, help: '用逗号隔开' },
      { kind: 'line', name: 'copyright', label: '版权文字', maxLength: 200 },
      { kind: 'line', name: 'icp', label: 'ICP 备案号', maxLength: 60 },
      { kind: 'line', name: 'prn', label: '公安备案号', maxLength: 60, help: '查询链接由其中的数字得出' },
      {
        kind: 'choice',
        name: 'isEnableVip',
        label: '会员标记',
        options: onOff,
        help: '开着时，课程上显示「会员免费」，也可以按它筛选',
      },
    ],
  },
  look: {
    label: '标志',
    note: '没有上传时用界面自带的标志，它随深浅色变色',
    fields: [
      { kind: 'picture', name: 'logo', label: '标志', purpose: 'logo', help: '高 56 像素以上，背景透明' },
      {
        kind: 'picture',
        name: 'ico',
        label: '浏览器图标',
        purpose: 'logo',
        shape: 'square',
        help: '正方形，64 像素以上',
      },
    ],
  },
  contact: {
    label: '联系方式',
    note: '显示在页脚与右侧的客服里，留空的不显示',
    fields: [
      { kind: 'choice', name: 'isShowService', label: '客服入口', options: onOff },
      service(1, '课程咨询'),
      service(2, '考试咨询'),
      service(3, '入驻咨询'),
      service(4, '技术支持'),
      service(5, '投诉建议'),
      { kind: 'line', name: 'phone', label: '客服电话', maxLength: 30 },
      {
        kind: 'line',
        name: 'supportUrl',
        label: '支持与反馈的页面',
        maxLength: 500,
        help: '以 / 开头的本站地址，或 http 开头的网址',
      },
      { kind: 'picture', name: 'wxCode', label: '官方微信二维码', purpose: 'picture', shape: 'square' },
      { kind: 'picture', name: 'wbCode', label: '官方微博二维码', purpose: 'picture', shape: 'square' },
    ],
  },
  texts: {
    label: '协议与招募',
    note: '注册、入驻与讲师招募时看到的文字',
    fields: [
      { kind: 'html', name: 'userAgreement', label: '用户协议' },
      { kind: 'html', name: 'privacyPolicy', label: '隐私政策' },
      { kind: 'html', name: 'entryAgreement', label: '入驻协议' },
      { kind: 'line', name: 'recruitTitle', label: '招募标题', maxLength: 40 },
      { kind: 'html', name: 'recruitInfo', label: '招募正文' },
    ],
  },
  access: {
    label: '访问',
    note: '手机站与可以在站内打开的外部站点',
    fields: [
      {
        kind: 'line',
        name: 'h5Domain',
        label: '手机站地址',
        maxLength: 200,
        placeholder: 'https://m.example.cn',
        help: '填了以后，用手机打开本站会转到那里；留空就用本站自己的手机页面',
      },
      {
        kind: 'text',
        name: 'shellHosts',
        label: '可以在站内打开的主机',
        rows: 6,
        maxLength: 2000,
        help: '每行一个，例如 docs.example.cn；*.example.cn 是它下面的全部',
      },
    ],
  },
};
