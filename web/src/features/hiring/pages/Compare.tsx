import { redirect } from 'react-router';
import * as talent from '#contract/position/talent.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { candidatePath, comparedIn, comparePath } from '../parts/addresses.ts';
import { compareFacts } from '../parts/compareFacts.tsx';
import type { CompareFact } from '../parts/compareFacts.tsx';
import styles from '../parts/Candidate.module.css';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.compare;

const LEAST = 2;

export async function loader({ request, context }: LoaderArgs) {
  const ids = comparedIn(new URL(request.url).searchParams.get('ids') ?? '');
  if (ids.length < LEAST) throw redirect(hiringRoutes.talent.path);
  return answerOr(request, context.get(apiContext).call(talent.compare, { ids }));
}

/** The row that leads to each of them, or leaves one out while enough remain. */
const opening = (ids: readonly string[]): CompareFact => ({
  key: 'open',
  name: '候选人',
  of: ({ id, name }) => (
    <span className={styles.acts}>
      <TextLink to={candidatePath(id)}>看{name}的档案</TextLink>
      {ids.length > LEAST ? <TextLink to={comparePath(ids.filter((one) => one !== id))}>不比{name}</TextLink> : null}
    </span>
  ),
});

/** A few candidates beside each other, row by row, by what each of them handed over. */
export default function Compare({ loaderData: { list } }: PageProps<typeof loader>) {
  const ids = list.map(({ id }) => id);
  const columns: Column<CompareFact>[] = [
    { key: 'fact', head: '比什么', width: 132, cell: ({ name }) => name },
    ...list.map((row) => ({ key: row.id, head: row.name, cell: (fact: CompareFact) => fact.of(row) })),
  ];
  return (
    <>
      <PageHead
        size="work"
        title="并排比较"
        note="只有投递时交来的；没有交来的不猜"
        actions={<LinkButton to={hiringRoutes.talent.path}>人才库</LinkButton>}
      />
      <div className={styles.seen}>
        <Banner>每一位都看得到你查看过档案与能力画像</Banner>
      </div>
      <div className={styles.compared}>
        <Table
          caption="并排比较"
          columns={columns}
          rows={[opening(ids), ...compareFacts(list)]}
          rowKey={({ key }) => key}
        />
      </div>
    </>
  );
}
