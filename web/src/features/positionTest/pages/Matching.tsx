import * as positionTest from '#contract/exam/positionTest.ts';
import { POSITION_CLOSED, TARGET_GONE } from '#contract/exam/positionTestFailures.ts';
import { CallError } from '#contract/kit/callError.ts';
import { AbilityLevel, MOST_ABILITY_LEVEL } from '#contract/rules/abilities.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Radar } from '../../../ui/Radar.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { targetIn } from '../parts/addresses.ts';
import { axesOf, LEAST_AXES } from '../parts/axes.ts';
import styles from '../parts/PositionTest.module.css';
import { TestRow } from '../parts/TestRow.tsx';
import { positionTestRoutes } from '../routes.ts';

export const handle = positionTestRoutes.matching;

export async function loader({ request, context }: LoaderArgs) {
  const url = pageUrl(request);
  const target = targetIn(url.searchParams);
  const from = `${url.pathname}${url.search}`;
  if (target.jobId === '' && target.planId === '') return { of: null, refusal: '', target, from };
  const asking = context.get(apiContext).call(positionTest.matching, target);
  const of = await answerOr(
    request,
    asking.catch((error: unknown) => {
      const isSaid = error instanceof CallError && [POSITION_CLOSED.code, TARGET_GONE.code].includes(error.code);
      if (isSaid) return error.message;
      throw error;
    }),
  );
  return typeof of === 'string' ? { of: null, refusal: of, target, from } : { of, refusal: '', target, from };
}

/** Before a position test: what the position asks for, which of it is tested, and the tests. */
export default function Matching({ loaderData: { of, refusal, target, from } }: PageProps<typeof loader>) {
  if (!of) {
    const choose = (
      <LinkButton to="/account/positiontest" size="sm" variant="primary">
        选一个岗位
      </LinkButton>
    );
    return <Empty as="h1" title={refusal || '还没有选要测的岗位'} note="从岗位测试里选一个" action={choose} />;
  }
  const { positionName, orgName, items, tests } = of;
  const countAsked = items.filter(({ isAsked }) => isAsked === 1).length;
  return (
    <div className="page">
      <div className={styles.page}>
        <PageHead
          title={`测一测：${positionName}`}
          note={[orgName, `${items.length} 个能力项，测试考到其中 ${countAsked} 个`].filter(Boolean).join('，')}
        />
        <section aria-labelledby="tests">
          <SectionHead id="tests" title="测试" note="交卷以后看得到匹配度、每个能力项到第几级、差在哪里" />
          {tests.length === 0 ? (
            <Empty title="这个岗位还没有测试" note="编写它的单位配好测试以后可以来测" />
          ) : (
            <RowList label="测试">
              {tests.map((test) => (
                <TestRow key={test.id} test={test} from={from} target={target} />
              ))}
            </RowList>
          )}
        </section>
        <section aria-labelledby="demands">
          <SectionHead id="demands" title="这个岗位要什么" note="没有考到的能力项，结果里不算分" />
          <div className={styles.portrait}>
            {items.length >= LEAST_AXES ? (
              <Radar
                label={`${positionName}要求的能力`}
                size={372}
                axes={axesOf(items, ({ abilityLevel }) => abilityLevel)}
              />
            ) : null}
            <Table caption={`${positionName}要求的能力`} columns={columns} rows={items} rowKey={({ id }) => id} />
          </div>
        </section>
      </div>
    </div>
  );
}

type Demand = NonNullable<Awaited<ReturnType<typeof loader>>['of']>['items'][number];

const labelOf = (level: number): string => {
  const known = valueOf(AbilityLevel, String(level));
  return `第 ${Math.min(level, MOST_ABILITY_LEVEL)} 级${known === undefined ? '' : `，${AbilityLevel.labels[known]}`}`;
};

const columns: Column<Demand>[] = [
  {
    key: 'name',
    head: '能力项',
    cell: ({ abilityName, levelWords, abilityLevel }) => (
      <>
        {abilityName}
        <span className={styles.words}>{levelWords[abilityLevel - 1]}</span>
      </>
    ),
  },
  { key: 'level', head: '要求', width: 130, cell: ({ abilityLevel }) => labelOf(abilityLevel) },
  { key: 'asked', head: '测试', width: 88, cell: ({ isAsked }) => (isAsked === 1 ? '考到' : '不考') },
];
