import type { ProgramCard, ProgramStageView } from '#contract/course/programShapes.ts';

/** 24 学时，3 学分 */
export const sizeText = ({ hours, credit }: { hours: number; credit: number }): string =>
  [hours > 0 ? `${hours} 学时` : '', credit > 0 ? `${credit / 10} 学分` : ''].filter(Boolean).join('，');

/** 12.1 到 12.31 */
export function daysText(begins: string, ends: string): string {
  const day = (text: string) => text.replaceAll('-', '.');
  if (begins === '' && ends === '') return '';
  if (begins === '') return `${day(ends)} 之前`;
  return ends === '' ? `${day(begins)} 起` : `${day(begins)} 到 ${day(ends)}`;
}

/** What a stage needs, by the names of the stages. */
export const needsText = (stage: ProgramStageView, stages: readonly ProgramStageView[]): string =>
  stage.needs.flatMap((key) => stages.find((one) => one.key === key)?.stageName ?? []).join('、');

export const seatsText = ({ seats, countJoin }: Pick<ProgramCard, 'seats' | 'countJoin'>): string =>
  seats === 0 ? `${countJoin} 人加入，名额不限` : `${countJoin} 人加入，名额 ${seats}`;
