import { ConsentKind, consentPlaces } from '#contract/rules/consents.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as consent from '#contract/user/consent.ts';
import type { Consent } from '#contract/user/consent.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ConsentText } from '../parts/ConsentText.tsx';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.consents;

const spec = listSpec({});

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) => context.get(apiContext).call(consent.list, { pageCurrent: page }));

const columns: readonly Column<Consent>[] = [
  { key: 'what', head: '同意的事', cell: ({ consentKind }) => <What kind={consentKind} /> },
  {
    key: 'given',
    head: '同意还是收回',
    width: 140,
    cell: ({ isGiven }) => (
      <StatusDot tone={isGiven === 1 ? 'passed' : 'idle'}>{isGiven === 1 ? '同意' : '收回'}</StatusDot>
    ),
  },
  { key: 'at', head: '什么时候', width: 170, cell: ({ at }) => shownTime(at) },
  { key: 'ip', head: '网络地址', width: 150, wideOnly: true, cell: ({ ip }) => ip || '—' },
  {
    key: 'text',
    head: '文本',
    hideHead: true,
    act: true,
    width: 150,
    cell: ({ id, consentKind, at, hasText }) =>
      hasText === 1 ? <ConsentText id={id} of={`${shownTime(at)}同意的${ConsentKind.labels[consentKind]}`} /> : null,
  },
];

/** What can be taken back alone leads to where that is done. */
function What({ kind }: { kind: ConsentKind }) {
  const place = consentPlaces[kind];
  const name = ConsentKind.labels[kind];
  return place === undefined ? (
    name
  ) : (
    <TextLink tone="inline" to={place}>
      {name}
    </TextLink>
  );
}

/** What somebody agreed to and took back, with the texts as they were. */
export default function Consents({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  return (
    <>
      <PageHead
        size="work"
        title="我的同意"
        note="从有这份记录起，每一次同意与收回都在这里；有链接的可以单独收回，其余的随注销结束"
        actions={<LinkButton to="/account/privacy">我的数据</LinkButton>}
      />
      <List
        of={list}
        unit="条"
        empty={<Empty title="还没有记录" note="以后同意与收回的每一件事都会记在这里，带着当时的文本" />}
      >
        {(rows) => <Table caption="我的同意" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}
