import { isId } from '#contract/rules/id.ts';
import { TaskPhase, TaskStep } from '#contract/rules/tasks.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';

const texts = (values: readonly number[]) => ['', ...values.map(String)] as [string, ...string[]];

export const taskListSpec = listSpec({ filters: { phase: texts(TaskPhase.values), keyword: '' } });

/** What waits stands first: it is why one comes. */
export const auditSpec = listSpec({
  filters: {
    step: [
      String(TaskStep.submitted),
      '0',
      ...TaskStep.values.filter((step) => step !== TaskStep.submitted).map(String),
    ] as [string, ...string[]],
    keyword: '',
  },
});

export const LIST = '/myguidance/taskList';
export const EDIT = '/myguidance/taskEdit';
export const AUDIT = '/myguidance/taskAudit';

export const editPath = (id: string): string => `${EDIT}?id=${id}`;
export const workPath = (id: string): string => `${AUDIT}?work=${id}`;

/** The row that the address names; undefined for none. */
export function namedIn(request: Request, name: string): string | undefined {
  const id = pageUrl(request).searchParams.get(name) ?? '';
  return isId(id) ? id : undefined;
}
