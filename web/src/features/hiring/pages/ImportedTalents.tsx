import { list as listImported } from '#contract/position/importedTalent.ts';
import type { Imported } from '#contract/position/importedTalent.ts';
import { ImportedStage } from '#contract/rules/importedTalent.ts';
import { Can } from '../../../kit/Can.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import styles from '../parts/Candidate.module.css';
import { ImportedBulk } from '../parts/ImportedBulk.tsx';
import { IMPORT_HOME } from '../parts/importedCalls.ts';
import { importedAsked, importedSpec } from '../parts/importedSpec.ts';
import { ImportedTable } from '../parts/ImportedTable.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.imported;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, importedSpec, ({ filters, page }) =>
    context.get(apiContext).call(listImported, { ...importedAsked(filters), pageCurrent: page }),
  );

/** People without an account whose résumés the enterprise brought in, as they agreed to. */
export default function ImportedTalents({ loaderData }: PageProps<typeof loader>) {
  const list = useList(importedSpec, loaderData);
  const { filters } = list;
  const rows = 'page' in loaderData ? loaderData.page.list : [];
  const { chosen, selection, clear } = useSelection<Imported>(
    rows,
    ({ id }) => id,
    ({ talentName }) => talentName,
  );
  const mayMove = useSession()?.can('talent:edit') === true;
  const stage = (key: string, label: string) => ({ key, label, to: list.hrefOf({ filters: { stage: key } }) });
  const toImport = (
    <Can action="talent:edit">
      <LinkButton to={IMPORT_HOME} variant="primary">
        导入简历
      </LinkButton>
    </Can>
  );
  return (
    <>
      <PageHead
        size="work"
        title="导入的人"
        note="没有知途账号、本人同意放进来的人；到了最后一天，当晚自动删除"
        actions={
          <>
            <LinkButton to={hiringRoutes.talent.path}>人才库</LinkButton>
            {toImport}
          </>
        }
      />
      <FilterRows>
        <FilterRow
          label="阶段"
          current={filters.stage}
          options={[
            stage('', '全部'),
            ...ImportedStage.values.map((value) => stage(String(value), ImportedStage.labels[value])),
          ]}
        />
      </FilterRows>
      <div className={styles.tools}>
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
      <List
        of={list}
        unit="位"
        empty={
          <Empty
            title="还没有导入的人"
            note="招聘会上收到的、邮箱里收到的简历，本人同意之后可以放进来"
            action={toImport}
          />
        }
      >
        {(people) => <ImportedTable rows={people} {...(mayMove ? { selection } : {})} />}
      </List>
      {mayMove ? (
        <ImportedBulk chosen={chosen} total={rows.length} onAll={selection.toggleAll} onClear={clear} />
      ) : null}
    </>
  );
}
