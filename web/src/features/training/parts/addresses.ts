import { TaskPhase, TaskStep } from '#contract/rules/tasks.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

const texts = (values: readonly number[]) => ['', ...values.map(String)] as [string, ...string[]];

export const keptList = listSpec({ filters: { phase: texts(TaskPhase.values), keyword: '' } });

export const ownList = listSpec({ filters: { show: ['open', 'all'] } });

export const reportList = listSpec({ filters: { step: texts(TaskStep.values) } });

export const LIST = '/account/training';
export const EDIT = '/account/training/edit';

export const editPath = (id: string): string => `${EDIT}?id=${id}`;
