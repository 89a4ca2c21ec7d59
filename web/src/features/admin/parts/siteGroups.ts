import type { FieldSpec } from '../../../kit/form/SpecField.tsx';

export const siteTabs = ['basics', 'look', 'contact', 'texts', 'paying', 'keeping', 'access'] as const;

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

/** The settings of the site, a form per tab. */
export const siteGroups: Record<SiteTab, SiteGroup> = {
  basics: {
    label: '基本',
    note: '名称、给搜索引擎的介绍与备案',
    fields: [
      { name: 'title' },
      { name: 'desc', rows: 3, help: '搜索结果里显示，页脚也用' },
      { name: 'keyword', help: '用逗号隔开' },
      { name: 'copyright' },
      { name: 'icp' },
      { name: 'prn', help: '查询链接由其中的数字得出' },
      {
        name: 'isEnableVip',
        options: onOff,
        help: '开着时可以购买会员，课程上显示「会员免费」与会员价，也可以按它筛选',
      },
    ],
  },
  look: {
    label: '标志',
    note: '没有上传时用界面自带的标志，它随深浅色变色',
    fields: [
      { name: 'logo', help: '高 56 像素以上，背景透明' },
      {
        name: 'ico',
        shape: 'square',
        help: '正方形，64 像素以上',
      },
    ],
  },
  contact: {
    label: '联系方式',
    note: '显示在页脚与右侧的客服里，留空的不显示',
    fields: [
      { name: 'isShowService', options: onOff },
      { name: 'service1' },
      { name: 'service2' },
      { name: 'service3' },
      { name: 'service4' },
      { name: 'service5' },
      { name: 'phone' },
      {
        name: 'supportUrl',
        help: '以 / 开头的本站地址，或 http 开头的网址',
      },
      { name: 'wxCode', shape: 'square' },
      { name: 'wbCode', shape: 'square' },
    ],
  },
  texts: {
    label: '协议与招募',
    note: '注册、入驻与讲师招募时看到的文字',
    fields: [
      { name: 'userAgreement' },
      { name: 'privacyPolicy' },
      { name: 'entryAgreement' },
      { name: 'recruitTitle' },
      { name: 'recruitInfo' },
    ],
  },
  paying: {
    label: '收款',
    note: '对公转账转到这个账户；账号留空时，收银台没有对公转账',
    fields: [
      { name: 'payeeName', help: '与银行账户的户名一致' },
      { name: 'payeeBank', help: '写到支行' },
      { name: 'payeeAccount' },
    ],
  },
  keeping: {
    label: '保存期限',
    note: '到期的每天夜里删除，删掉找不回来；0 是一直保存。改了以后，隐私政策里写的期限也要跟着改',
    fields: [
      {
        name: 'chatMonths',
        help: '消息与其中的文件。课程群与班级群的消息另存三年，不受这里影响',
      },
      { name: 'timelineMonths', help: '学员还能看回放的课不删；有人举报过的那几条也不删' },
      { name: 'takeMonths', help: '回放还在用的不删；讲师放进课程、课件或班级的也不删' },
    ],
  },
  access: {
    label: '访问',
    note: '手机站与可以在站内打开的外部站点',
    fields: [
      {
        name: 'h5Domain',
        placeholder: 'https://m.example.cn',
        help: '填了以后，用手机打开本站会转到那里；留空就用本站自己的手机页面',
      },
      {
        name: 'shellHosts',
        rows: 6,
        help: '每行一个，例如 docs.example.cn；*.example.cn 是它下面的全部',
      },
    ],
  },
};
