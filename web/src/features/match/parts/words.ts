import type { Recommended } from '#contract/position/match.ts';

type Reason = Recommended['reasons'][number];

const names: Readonly<Record<Reason['part'], string>> = {
  ability: '能力',
  degree: '学历',
  experience: '经验',
  place: '地点',
  salary: '薪资',
};

export const partName = ({ part }: Reason): string => names[part];

/** 能力 75%、地点 100% */
export const reasonsText = (reasons: readonly Reason[]): string =>
  reasons.map((reason) => `${names[reason.part]} ${reason.fit}%`).join('、');

export const portraitPath = (id: string): string => `/account/recommendposition/portrait?id=${id}`;

export const compassPath = (id: string): string => `/account/compass?id=${id}`;
