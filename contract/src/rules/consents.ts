import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What somebody can agree to apart from what they do anyway. */
export const ConsentKind = choice({
  terms: [1, '用户协议与隐私政策'],
  entry: [2, '入驻协议'],
  realName: [3, '为实名认证收集姓名与身份证号'],
  findable: [4, '让企业找到我'],
  teams: [5, '让创业团队找到我'],
});

export type ConsentKind = ValueOf<typeof ConsentKind>;

/** Where one takes it back, of those that can be taken back alone; the others end with the account. */
export const consentPlaces: Readonly<Partial<Record<ConsentKind, string>>> = {
  [ConsentKind.findable]: '/account/recommendposition',
  [ConsentKind.teams]: '/startbusiness/person/projectManage',
};
