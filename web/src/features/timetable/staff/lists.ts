import { LessonKind } from '#contract/rules/school.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

const kinds = ['', ...LessonKind.values.map(String)] as [string, ...string[]];

export const planList = listSpec({ filters: { keyword: '', term: '', kind: kinds, show: ['placed', 'open'] } });

export const changeList = listSpec({});
