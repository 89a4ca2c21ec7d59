/** Words that recruiters of the demo say again and again, for everybody who hires in their enterprise. */
export const talentTemplates: readonly {
  who: string;
  /** The key of the enterprise. */
  org: string;
  templateName: string;
  templateText: string;
}[] = [
  {
    who: 'xuyunfan',
    org: 'yunshan',
    templateName: '先聊聊',
    templateText: '{姓名}你好，看了你投递「{职位}」的档案，想听你讲讲自己做的那一步。哪天下午方便？',
  },
  {
    who: 'xuyunfan',
    org: 'yunshan',
    templateName: '发小测评',
    templateText: '{姓名}你好，「{职位}」有一份小测评，一个小时以内能做完，三天之内做都可以。',
  },
  {
    who: 'xuyunfan',
    org: 'yunshan',
    templateName: '谢谢投递',
    templateText: '{姓名}，谢谢你投递{企业}。这次「{职位}」没有合适的位置，原因写在上面，欢迎再来。',
  },
];
