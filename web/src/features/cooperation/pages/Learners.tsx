import * as nomination from '#contract/position/nomination.ts';
import type { ReceivedNomination, SentNomination } from '#contract/position/nomination.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { NominationState, receivedStates } from '#contract/rules/cooperation.ts';
import { isId } from '#contract/rules/id.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { learnerSpec } from '../parts/addresses.ts';
import styles from '../parts/Cooperation.module.css';
import { ReceivedRow } from '../parts/ReceivedRow.tsx';
import { SentTable } from '../parts/SentTable.tsx';
import { receivedWords } from '../parts/words.ts';
import { cooperationRoutes } from '../routes.ts';

export const handle = cooperationRoutes.learners;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(learnerSpec, new URL(request.url).searchParams);
  const asked = {
    nominationState: valueOf(NominationState, filters.state),
    cooperationId: isId(filters.of) ? filters.of : undefined,
    pageCurrent: page,
  };
  // Each side has rows in one of the two alone; which it is, the session knows.
  const [sent, received] = await Promise.all([
    loadRows(request, api.call(nomination.sent, asked)),
    loadRows(request, api.call(nomination.received, asked)),
  ]);
  return { sent, received };
}

/** The learners a school recommended, or those that were recommended to an enterprise and agreed. */
export default function Learners({ loaderData: { sent, received } }: PageProps<typeof loader>) {
  const isEnterprise = useSession()?.current.userType === UserType.enterprise;
  const { filters, hrefOf } = useListState(learnerSpec);
  const states = isEnterprise ? receivedStates : NominationState.values;
  const wordOf = (state: NominationState) =>
    (isEnterprise ? receivedWords[state] : NominationState.labels[state]) ?? '';
  return (
    <>
      <PageHead
        size="work"
        title={isEnterprise ? '推荐来的学员' : '推荐的学员'}
        note={
          isEnterprise
            ? '合作的学校推荐、学员自己同意的；档案只有他对单位公开的部分，学员可以随时收回'
            : '学员同意之后企业才看得到，谁在等答复、企业怎么说都在这里'
        }
        actions={<LinkButton to="/account/enterpriseschool">校企合作</LinkButton>}
      />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="进展"
            current={filters.state}
            options={[
              { key: '', label: '全部', to: hrefOf({ filters: { state: '' } }) },
              ...states.map((state) => ({
                key: String(state),
                label: wordOf(state),
                to: hrefOf({ filters: { state: String(state) } }),
              })),
            ]}
          />
        </FilterRows>
      </div>
      {isEnterprise ? <Received loaded={received} /> : <Sent loaded={sent} />}
    </>
  );
}

function Received({ loaded }: { loaded: LoadedPage<ReceivedNomination> }) {
  const list = useList(learnerSpec, loaded);
  return (
    <List
      of={list}
      unit="人"
      empty={
        <Nothing
          list={list}
          conditions={['state']}
          title="还没有推荐来的学员"
          note="和学校建立合作，学校推荐、学员同意之后就会出现在这里"
          action={<ToPartners>看合作单位</ToPartners>}
        />
      }
    >
      {(rows) => (
        <RowList label="推荐来的学员">
          {rows.map((row) => (
            <ReceivedRow key={row.id} row={row} />
          ))}
        </RowList>
      )}
    </List>
  );
}

function Sent({ loaded }: { loaded: LoadedPage<SentNomination> }) {
  const list = useList(learnerSpec, loaded);
  return (
    <List
      of={list}
      unit="人"
      empty={
        <Nothing
          list={list}
          conditions={['state']}
          title="还没有推荐学员"
          note="打开合作企业招聘中的职位，选一位学员推荐"
          action={<ToPartners>看合作企业</ToPartners>}
        />
      }
    >
      {(rows) => <SentTable rows={rows} />}
    </List>
  );
}

const ToPartners = ({ children }: { children: string }) => (
  <LinkButton to="/account/enterpriseschool" size="sm" variant="primary">
    {children}
  </LinkButton>
);
