import { Download } from 'lucide-react';
import * as talent from '#contract/position/talent.ts';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { Can } from '../../../kit/Can.tsx';
import { List } from '../../../kit/list/List.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { useSession } from '../../../kit/session.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { askedFor, poolSpec } from '../parts/addresses.ts';
import { Board } from '../parts/Board.tsx';
import { exportThem } from '../parts/calls.ts';
import styles from '../parts/Filter.module.css';
import { PoolBulk } from '../parts/PoolBulk.tsx';
import { PoolFilters } from '../parts/PoolFilters.tsx';
import { PoolTable } from '../parts/PoolTable.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.talent;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(poolSpec, new URL(request.url).searchParams);
  const { stage, ...asked } = askedFor(filters);
  const { vacancies } = await answerOr(request, api.call(talent.choices, {}));
  const isList = filters.view === 'list';
  const rows = isList
    ? await loadRows(request, api.call(talent.list, { ...asked, stage, pageCurrent: page }))
    : { page: nothing };
  return { vacancies, rows, board: isList ? null : await answerOr(request, api.call(talent.board, asked)) };
}

/** The list while the board is in sight. */
const nothing = { list: [] as Candidate[], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 20 };

/** Everybody who applied and may still be seen: as a board of stages, or as a list. */
export default function Talent({ loaderData: { vacancies, rows, board } }: PageProps<typeof loader>) {
  const list = useList(poolSpec, rows);
  const { filters } = list;
  const shown = board ? board.stages.flatMap((one) => one.list) : 'page' in rows ? rows.page.list : [];
  const keyOf = ({ id }: Candidate) => id;
  const { chosen, selection, clear } = useSelection<Candidate>(shown, keyOf, ({ name }) => name);
  const mayMove = useSession()?.can('talent:edit') === true;
  const saving = usePress(exportThem);
  const save = async () => {
    const file = await saving.send(askedFor(filters), '导出成功，每位候选人的访问记录里都写下了');
    if (file) keepFile(file);
  };
  const empty = (
    <Empty
      title="还没有候选人"
      note="有人投递之后就在这里；职位写清薪资与要求，来的人会多一些"
      action={<LinkButton to="/account/position">看职位</LinkButton>}
    />
  );
  return (
    <>
      <PageHead
        size="work"
        title="人才库"
        note="投递了本企业职位、没有收回的人；看了谁、看了什么，本人都看得到"
        actions={
          <>
            <LinkButton to={hiringRoutes.recommended.path}>推荐的人才</LinkButton>
            <LinkButton to={hiringRoutes.imported.path}>导入的人</LinkButton>
            <LinkButton to={hiringRoutes.offers.path}>录用信</LinkButton>
            <LinkButton to={hiringRoutes.twins.path}>重复的人</LinkButton>
            <LinkButton to={hiringRoutes.templates.path}>消息模板</LinkButton>
            <Can action="talent:export">
              <Button
                icon={<Download size={18} aria-hidden="true" />}
                loading={saving.sending}
                loadingLabel="导出中"
                onClick={() => void save()}
              >
                导出名单
              </Button>
            </Can>
          </>
        }
      />
      {shown.some(({ isUnnamed }) => isUnnamed === 1) ? (
        <div className={styles.notice}>
          <Banner>有职位在盲评：投递的人只有代号，姓名、照片与学校移到面试之后才显示；按姓名也找不到他们</Banner>
        </div>
      ) : null}
      <PoolFilters list={list} vacancies={vacancies} isBoard={board !== null} />
      {board ? (
        shown.length === 0 ? (
          empty
        ) : (
          <Board
            columns={board.stages}
            selection={selection}
            listHrefOf={(key) => list.hrefOf({ filters: { view: 'list', stage: key } })}
          />
        )
      ) : (
        <List of={list} unit="位" empty={empty}>
          {(people) => <PoolTable rows={people} {...(mayMove ? { selection } : {})} />}
        </List>
      )}
      {mayMove ? <PoolBulk chosen={chosen} total={shown.length} onAll={selection.toggleAll} onClear={clear} /> : null}
    </>
  );
}
