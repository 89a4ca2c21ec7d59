import type { Resume } from '#contract/user/userProfile.ts';
import type { Label } from './rowViews.ts';

const sexes: Record<number, string> = { 1: '男', 2: '女' };

/** What is told of a person, in words. */
export function factsOf({ base }: Pick<Resume, 'base'>, label: Label): string[] {
  if (!base) return [];
  return [
    sexes[base.sex] ?? '',
    base.age === null ? '' : `${base.age} 岁`,
    label('region', base.regionCode),
    label('education', base.eduGrade),
    base.workSince === '' ? '' : `${base.workSince} 年参加工作`,
    label('jobStatus', base.jobStatus),
  ].filter((fact) => fact !== '');
}
