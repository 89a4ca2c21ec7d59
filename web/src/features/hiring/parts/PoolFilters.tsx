import type * as talent from '#contract/position/talent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ApplicationSource, stageKeys, stages } from '#contract/rules/hiring.ts';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { PoolFilters as Filters } from './addresses.ts';
import styles from './Candidate.module.css';

interface PoolFiltersProps {
  list: ListHandle<Filters>;
  vacancies: OutputOf<typeof talent.choices.output>['vacancies'];
  /** The board has its stages as columns. */
  isBoard: boolean;
}

/** What the pool is narrowed by; all of it is in the address. */
export function PoolFilters({ list, vacancies, isBoard }: PoolFiltersProps) {
  const { filters } = list;
  const option = (filter: 'view' | 'stage' | 'source') => (key: string, label: string) => ({
    key,
    label,
    to: list.hrefOf({ filters: { [filter]: key } }),
  });
  const [view, stage, source] = [option('view'), option('stage'), option('source')];
  return (
    <>
      <FilterRows>
        <FilterRow label="显示" current={filters.view} options={[view('', '看板'), view('list', '名单')]} />
        <FilterRow
          label="来源"
          current={filters.source}
          options={[
            source('', '全部'),
            ...ApplicationSource.values.map((value) => source(String(value), ApplicationSource.labels[value])),
          ]}
        />
        {isBoard ? null : (
          <FilterRow
            label="阶段"
            current={filters.stage}
            options={[stage('', '全部'), ...stageKeys.map((key) => stage(key, stages[key].name))]}
          />
        )}
      </FilterRows>
      <div className={styles.tools}>
        <Select
          size="sm"
          aria-label="职位"
          value={filters.vacancy}
          options={[
            { value: '', label: '全部职位' },
            ...vacancies.map(({ id, vacancyName }) => ({ value: id, label: vacancyName })),
          ]}
          onChange={({ target }) => list.change({ filters: { vacancy: target.value } })}
        />
        <WordSearch
          key={filters.str}
          label="姓名或一句话介绍"
          name="按姓名查找"
          words={filters.str}
          maxLength={30}
          onSearch={(str) => list.change({ filters: { str }, page: 1 })}
        />
        <WordSearch
          key={`tag ${filters.tag}`}
          label="标签"
          name="按标签查找"
          words={filters.tag}
          maxLength={12}
          onSearch={(tag) => list.change({ filters: { tag }, page: 1 })}
        />
        {filters.tag ? <Chip label={filters.tag} removeTo={list.hrefOf({ filters: { tag: '' } })} /> : null}
      </div>
    </>
  );
}
