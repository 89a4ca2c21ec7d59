import type { MatchPart, MatchReason } from '#contract/rules/match.ts';

const names: Readonly<Record<MatchPart, string>> = {
  ability: '能力',
  degree: '学历',
  experience: '经验',
  place: '地点',
  salary: '薪资',
};

export const partName = ({ part }: MatchReason): string => names[part];

/** 能力 75%、地点 100% */
export const reasonsText = (reasons: readonly MatchReason[]): string =>
  reasons.map((reason) => `${names[reason.part]} ${reason.fit}%`).join('、');
