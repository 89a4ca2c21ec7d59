import type * as vacancy from '#contract/position/vacancy.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { VacancyRow } from '../../../shared/vacancies/VacancyRow.tsx';
import { CollectedFrame } from './CollectedFrame.tsx';

type Applied = OutputOf<typeof vacancy.mine.output>['list'][number];
type Collected = OutputOf<typeof vacancy.collected.output>['list'][number];

/** One collected vacancy. */
export function CollectedVacancyRow({ row: { vacancy: one, ...row } }: { row: Collected }) {
  const isOpen = one.vacancyState === VacancyState.open;
  const shown = isOpen
    ? {
        title: one.vacancyName,
        to: vacancyPath(one.id),
        cover: <Avatar name={one.orgName} src={one.orgLogoImg} shape="org" size={44} />,
        facts: `${one.orgName}，${one.regionName}，${salaryText(one.salaryMin, one.salaryMax)}`,
      }
    : null;
  return (
    <CollectedFrame
      of={{ ...row, collectionType: CollectionType.vacancy }}
      name={one.vacancyName}
      shown={shown}
      gone={VacancyState.labels[one.vacancyState]}
    />
  );
}

/** A vacancy one applied for, with what became of it. */
export const AppliedRow = ({ row }: { row: Applied }) => (
  <VacancyRow vacancy={row.vacancy} applied={row.applicationState} />
);
