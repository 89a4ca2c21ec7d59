import * as positionTest from '#contract/exam/positionTest.ts';
import type { PositionTests as Position } from '#contract/exam/positionTest.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { matchingHref } from '../parts/addresses.ts';
import styles from '../parts/PositionTest.module.css';
import { TestRow } from '../parts/TestRow.tsx';
import { positionTestRoutes } from '../routes.ts';

export const handle = positionTestRoutes.list;

const spec = listSpec({ filters: { of: ['mine', 'all'] } });
const tabs = { mine: '我的目标岗位', all: '全部岗位' } as const;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ filters, page }) =>
    context
      .get(apiContext)
      .call(positionTest.mine, { isAll: filters.of === 'all' ? 1 : 0, pageCurrent: page, pageSize: 10 }),
  );

/** The position tests: of the jobs that a learner looks for, or of all. */
export default function PositionTests({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const isAll = list.filters.of === 'all';
  const options = (['mine', 'all'] as const).map((key) => ({
    key,
    label: tabs[key],
    to: list.hrefOf({ filters: { of: key } }),
  }));
  const empty = isAll ? (
    <Empty title="还没有岗位测试" note="典型岗位配了测试以后会出现在这里" />
  ) : (
    <Empty
      title="你的目标岗位还没有测试"
      note="按求职意向里的职位找；也可以看看全部岗位的测试"
      action={
        <LinkButton size="sm" variant="primary" to={list.hrefOf({ filters: { of: 'all' } })}>
          看全部岗位
        </LinkButton>
      }
    />
  );
  return (
    <>
      <PageHead
        size="work"
        title="岗位测试"
        note="测一测自己离这个岗位还差什么：每个能力项到第几级，学什么能补上"
        actions={
          <LinkButton size="sm" to="/account/plantest">
            方案测评
          </LinkButton>
        }
      />
      <FilterRows>
        <FilterRow label="岗位" current={list.filters.of} options={options} />
      </FilterRows>
      <List of={list} unit="个岗位" empty={empty}>
        {(rows) => (
          <div className={styles.groups}>
            {rows.map((one) => (
              <Group key={one.id} position={one} from={list.hrefOf({})} />
            ))}
          </div>
        )}
      </List>
    </>
  );
}

function Group({
  position: { id, positionName, authorName, isTarget, tests },
  from,
}: {
  position: Position;
  from: string;
}) {
  const heading = `position-${id}`;
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={positionName}
        note={
          <>
            {authorName} {isTarget === 1 ? <Tag tone="info">求职意向</Tag> : null}
          </>
        }
        action={
          <LinkButton size="sm" to={matchingHref(id)} aria-label={`看看考什么：${positionName}`}>
            看看考什么
          </LinkButton>
        }
      />
      <RowList label={`${positionName}的测试`}>
        {tests.map((test) => (
          <TestRow key={test.id} test={test} from={from} target={{ planId: id }} />
        ))}
      </RowList>
    </section>
  );
}
