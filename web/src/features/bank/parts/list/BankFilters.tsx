import { Difficulty, QuestionSource, QuestionType } from '#contract/rules/questions.ts';
import type { FilterValues } from '../../../../kit/list/listAddress.ts';
import type { ListHandle } from '../../../../kit/list/useListState.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { FilterRow } from '../../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../../ui/FilterRows.tsx';
import { Link } from '../../../../ui/Link.tsx';
import type { bankList } from '../addresses.ts';
import { toggledType, typesOf } from '../addresses.ts';
import type { LoadedBank } from './loadBank.ts';
import styles from './BankFilters.module.css';

type Filters = FilterValues<NonNullable<(typeof bankList)['filters']>>;

interface BankFiltersProps {
  list: ListHandle<Filters>;
  summary: LoadedBank['summary'];
  isOwn: boolean;
}

const ANY = { key: '', label: '不限' };

/** What a list of questions is narrowed by: several types, one of everything else. */
export function BankFilters({ list, summary, isOwn }: BankFiltersProps) {
  const { filters } = list;
  const types = typesOf(filters.types);
  const to = (change: Partial<Filters>) => list.hrefOf({ filters: change });
  const row = (name: keyof Filters, label: string, options: readonly { key: string; label: string }[]) =>
    options.length === 0 ? null : (
      <FilterRow
        label={label}
        current={filters[name]}
        options={[ANY, ...options].map((one) => ({ ...one, to: to({ [name]: one.key }) }))}
      />
    );
  return (
    <>
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="题型"
            current={types.length === 0 ? '' : types.map(String)}
            options={[
              { ...ANY, to: to({ types: '' }) },
              ...QuestionType.values.map((type) => ({
                key: String(type),
                label: QuestionType.labels[type],
                to: to({ types: toggledType(types, type) }),
              })),
            ]}
          />
          {row('difficulty', '难度', named(Difficulty))}
          {row(
            'subject',
            '学科',
            summary.subjects.slice(0, 8).map(({ id, subjectName }) => ({ key: id, label: subjectName })),
          )}
          {row(
            'knowledge',
            '知识点',
            summary.knowledge.slice(0, 8).map((point) => ({ key: point, label: point })),
          )}
          {row(
            'year',
            '年份',
            summary.years.slice(0, 6).map((year) => ({ key: String(year), label: String(year) })),
          )}
          {row('source', '来源', named(QuestionSource))}
        </FilterRows>
      </div>
      <Chosen list={list} summary={summary} />
      {isOwn && summary.counts.reported > 0 && filters.reported === '' ? (
        <p className={styles.reported}>
          <Link to={to({ reported: '1' })}>{summary.counts.reported} 道题有人报告问题，去处理</Link>
        </p>
      ) : null}
    </>
  );
}

const named = <V extends number>({ values, labels }: { values: readonly V[]; labels: Readonly<Record<V, string>> }) =>
  values.map((value) => ({ key: String(value), label: labels[value] }));

function Chosen({ list, summary }: Pick<BankFiltersProps, 'list' | 'summary'>) {
  const { types, difficulty, knowledge, year, subject, source, reported, keyword } = list.filters;
  const labels: [keyof Filters, string][] = [
    ['keyword', keyword],
    [
      'types',
      typesOf(types)
        .map((type) => QuestionType.labels[type])
        .join('、'),
    ],
    ['difficulty', difficulty === '' ? '' : Difficulty.labels[Number(difficulty) as Difficulty]],
    ['subject', summary.subjects.find(({ id }) => id === subject)?.subjectName ?? ''],
    ['knowledge', knowledge],
    ['year', year],
    ['source', source === '' ? '' : QuestionSource.labels[Number(source) as QuestionSource]],
    ['reported', reported === '' ? '' : '有报告'],
  ];
  const chosen = labels.filter(([, label]) => label !== '');
  if (chosen.length === 0) return null;
  return (
    <p className={styles.chosen}>
      {chosen.map(([name, label]) => (
        <Chip key={name} label={label} removeTo={list.hrefOf({ filters: { [name]: '' } })} />
      ))}
      <Link to={list.clearHref}>清除条件</Link>
    </p>
  );
}
