/** How often somebody may hand in a name and number; afterwards only customer service helps. */
export const REAL_NAME_TRIES = 5;

/** Chinese names of two characters and more, with the dot that names of minorities carry. */
export const isChineseName = (name: string): boolean => /^[\p{Script=Han}〇]+(·[\p{Script=Han}〇]+)*$/u.test(name);

/** A name as a certificate prints it: letters of any script with dots, hyphens and single spaces; no digits, so no made-up 用户4428. */
export const isHolderName = (name: string): boolean =>
  /^\p{L}{1,30}(?:[ ·.'-]\p{L}{1,30})*$/u.test(name) && name.length > 1;

/** What is agreed to, apart from everything else, before an ID number is taken (个人信息保护法 29). */
export const realNameConsent = [
  '我们收集你的姓名与身份证号码，只用于核验你是本人，不用于别的目的，也不提供给别人。',
  '姓名与号码加密保存，页面上只显示一部分；审核的人每看一次完整内容都会留下记录。',
  '身份证号码属于敏感个人信息。不同意也可以继续使用不要求实名的功能。',
  '你可以随时在「我的数据」里导出这些信息，或者注销账号；注销之后它们会被删除。',
];
