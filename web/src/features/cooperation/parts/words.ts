import type { Cooperation } from '#contract/position/cooperation.ts';
import { CooperationState, NominationState } from '#contract/rules/cooperation.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

export const cooperationTone: Readonly<Record<CooperationState, StatusTone>> = {
  [CooperationState.waiting]: 'waiting',
  [CooperationState.active]: 'passed',
  [CooperationState.refused]: 'failed',
  [CooperationState.withdrawn]: 'idle',
  [CooperationState.ended]: 'idle',
};

export const nominationTone: Readonly<Record<NominationState, StatusTone>> = {
  [NominationState.asked]: 'waiting',
  [NominationState.agreed]: 'passed',
  [NominationState.declined]: 'failed',
  [NominationState.withdrawn]: 'idle',
  [NominationState.takenBack]: 'idle',
  [NominationState.suitable]: 'passed',
  [NominationState.unsuitable]: 'failed',
};

/** The same states as the enterprise and the learner call them. */
export const receivedWords: Readonly<Partial<Record<NominationState, string>>> = {
  [NominationState.agreed]: '等我们答复',
  [NominationState.suitable]: '合适',
  [NominationState.unsuitable]: '不合适',
};

export const ownWords: Readonly<Record<NominationState, string>> = {
  [NominationState.asked]: '等你答复',
  [NominationState.agreed]: '你同意了，等企业答复',
  [NominationState.declined]: '你没有同意',
  [NominationState.withdrawn]: '学校撤回了',
  [NominationState.takenBack]: '你收回了',
  [NominationState.suitable]: '企业认为合适',
  [NominationState.unsuitable]: '企业认为不合适',
};

/** Where the partner is, what it does, how large it is. */
export const partnerFacts = ({ partner: { regionName, industryName, sizeName } }: Cooperation): string =>
  [regionName, industryName, sizeName].filter(Boolean).join('，');

/** What happened last, and when. */
export function lastWords(row: Cooperation): string {
  const { cooperationState, isOwnInvitation, invitedAt, answeredAt, endedAt } = row;
  if (cooperationState === CooperationState.ended) return `${shownTime(endedAt ?? invitedAt)} 结束`;
  if (cooperationState === CooperationState.active) return `${shownTime(answeredAt ?? invitedAt)} 开始合作`;
  const invited = `${shownTime(invitedAt)} ${isOwnInvitation === 1 ? '我们邀请' : '对方邀请'}`;
  if (cooperationState !== CooperationState.refused) return invited;
  return `${invited}，${isOwnInvitation === 1 ? '对方' : '我们'}谢绝了`;
}

/** Why it was refused or ended, as the other side reads it. */
export const reasonOf = ({ answerText, endReason }: Cooperation): string | null => endReason || answerText || null;
