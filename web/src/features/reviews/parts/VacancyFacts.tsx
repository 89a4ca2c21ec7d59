import type { QueuedVacancy } from '#contract/position/vacancyAudit.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Changed } from './Changed.tsx';

/** What a new vacancy says, or what a change would change, the old beside the new. */
export function VacancyFacts({ row }: { row: QueuedVacancy }) {
  return (
    <FactList
      label={`${row.vacancyName}的内容`}
      facts={[
        ...row.changes.map(({ field, before, after }) => ({
          label: field,
          value: row.isNew ? after : <Changed before={before} after={after === '' ? '（清空）' : after} />,
        })),
        { label: '企业', value: row.orgName },
        { label: '提交人', value: row.userName },
      ]}
    />
  );
}
