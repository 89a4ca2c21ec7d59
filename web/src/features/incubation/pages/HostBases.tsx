import { Plus } from 'lucide-react';
import * as baseDesk from '#contract/startup/baseDesk.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { BASE_ADD, placesPath, plainSpec } from '../parts/addresses.ts';
import { AskButton } from '../parts/AskButton.tsx';
import { BaseRow } from '../parts/BaseRow.tsx';
import { removeBase } from '../parts/calls.ts';
import { HostTabs } from '../parts/HostTabs.tsx';
import styles from '../parts/Incubation.module.css';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.hostBases;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const ask = ({ page }: { page: number }) => api.call(baseDesk.list, { pageCurrent: page });
  return { loaded: await loadList(request, plainSpec, ask) };
}

/** The bases of the own organization. */
export default function HostBases({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  const add = (
    <LinkButton to={BASE_ADD} variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
      建基地
    </LinkButton>
  );
  return (
    <div className="page">
      <PageHead title="基地管理" note="公开的基地谁都看得到在哪里、还有几个空工位" actions={add} />
      <HostTabs current="bases" />
      <div className={styles.body}>
        <List
          of={list}
          unit="个"
          empty={<Empty title="还没有基地" note="先写下在哪里，再加工位与会议室" action={add} />}
        >
          {(rows) => (
            <RowList label="基地">
              {rows.map((row) => (
                <BaseRow
                  key={row.id}
                  row={row}
                  to={placesPath(row.id)}
                  tags={row.isShown === 1 ? null : <Tag>没有公开</Tag>}
                >
                  <div className={styles.acts}>
                    <LinkButton to={placesPath(row.id)} size="sm">
                      工位与会议室
                    </LinkButton>
                    <LinkButton to={`${BASE_ADD}?id=${row.id}`} size="sm">
                      修改
                    </LinkButton>
                    <AskButton
                      name="删除"
                      of={row.baseName}
                      note="还有没有结束的工位或预约时不能删。"
                      load={removeBase}
                      input={{ id: row.id }}
                    />
                  </div>
                </BaseRow>
              ))}
            </RowList>
          )}
        </List>
      </div>
    </div>
  );
}
