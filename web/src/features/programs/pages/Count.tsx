import * as desk from '#contract/course/programDesk.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { LIST, placesOf } from '../parts/places.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.count;

const spec = listSpec({});

type Counted = OutputOf<typeof desk.count.output>['list'][number];

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) => context.get(apiContext).call(desk.count, { pageCurrent: page }));

const columns: Column<Counted>[] = [
  {
    key: 'name',
    head: '方案',
    cell: ({ id, programName, version }) => (
      <span>
        <TextLink to={placesOf(id).detail}>{programName}</TextLink>
        <span className={styles.words}>第 {version} 版</span>
      </span>
    ),
  },
  { key: 'learning', head: '进行中', width: 80, align: 'end', cell: ({ learning }) => learning },
  { key: 'done', head: '完成', width: 70, align: 'end', cell: ({ done }) => done },
  { key: 'left', head: '退出', width: 70, align: 'end', cell: ({ left }) => left },
  {
    key: 'progress',
    head: '平均进度',
    width: 90,
    align: 'end',
    cell: ({ progress }) => `${Math.floor(progress / 100)}%`,
  },
  { key: 'certificates', head: '证书', width: 70, align: 'end', cell: ({ certificates }) => certificates },
  {
    key: 'stages',
    head: '每段完成的人数',
    wideOnly: true,
    cell: ({ stages }) => stages.map(({ stageName, done }) => `${stageName} ${done}`).join('，'),
  },
];

/** Numbers of one's own public plans; the progress is that of the last time something was finished. */
export default function Count({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  return (
    <>
      <PageHead size="work" title="方案统计" note="加入、完成与退出的人数，每段学完一门课或通过一个测评时更新" />
      <div className={styles.body}>
        <List
          of={list}
          unit="个"
          empty={
            <Empty
              title="还没有公开的学习方案"
              note="公开以后，加入与完成的人数会在这里"
              action={
                <LinkButton to={LIST} size="sm" variant="primary">
                  看学习方案
                </LinkButton>
              }
            />
          }
        >
          {(rows) => <Table caption="方案统计" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </List>
      </div>
    </>
  );
}
