import type { OwnTraining } from '#contract/user/ownTraining.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { TRAINING_POINTS, trainingPath } from '#contract/rules/training.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { gotText, lateText, stepTones, timesText } from '../../../shared/tasks/taskText.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { ownList } from './addresses.ts';

const shows = [
  { key: 'open', label: '要交的' },
  { key: 'all', label: '全部' },
] as const;

/** The practical projects of a learner, with what still waits first. */
export function OwnTrainings({ rows }: { rows: LoadedPage<OwnTraining> }) {
  const list = useList(ownList, rows);
  const isOpen = list.filters.show === 'open';
  const all = (
    <LinkButton size="sm" variant="primary" to={list.hrefOf({ filters: { show: 'all' } })}>
      看全部实训
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的实训" note="进环境里做完，交报告；要重做的改了再交" />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.show}
          options={shows.map(({ key, label }) => ({ key, label, to: list.hrefOf({ filters: { show: key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="个"
        empty={
          <Empty
            title={isOpen ? '没有要交的实训' : '还没有实训'}
            note="你上的开课布置以后会出现在这里，也会收到消息"
            action={isOpen ? all : undefined}
          />
        }
      >
        {(shown) => (
          <RowList label="我的实训">
            {shown.map((row) => (
              <Row
                key={row.projectId}
                stacks
                heading="h2"
                title={row.title}
                to={trainingPath(row.projectId)}
                tags={<Tag tone={stepTones[row.taskStep]}>{TaskStep.labels[row.taskStep]}</Tag>}
                meta={metaOf(row)}
                end={<Next row={row} />}
              />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

const metaOf = (row: OwnTraining): string =>
  [
    row.offeringName,
    timesText(row),
    lateText(row.lateDays),
    row.finalPoints === null ? '' : `得 ${gotText(row.finalPoints, TRAINING_POINTS)}`,
  ]
    .filter(Boolean)
    .join('，');

function Next({ row: { projectId, title, taskStep, stop } }: { row: OwnTraining }) {
  const label = stop === '' ? (taskStep === TaskStep.waiting ? '去做' : '再交') : '查看';
  const isMain = stop === '' && taskStep !== TaskStep.submitted;
  return (
    <LinkButton
      size="sm"
      variant={isMain ? 'primary' : 'default'}
      to={trainingPath(projectId)}
      aria-label={`${label}${title}`}
    >
      {label}
    </LinkButton>
  );
}
