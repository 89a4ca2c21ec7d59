import { examPath } from '#contract/rules/examPath.ts';
import * as practice from '#contract/exam/practice.ts';
import { isId } from '#contract/rules/id.ts';
import { PracticeOrigin } from '#contract/rules/practice.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { BOOK } from '../parts/addresses.ts';
import { Round } from '../parts/Round.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from '../parts/Round.module.css';
import { practiceRoutes } from '../routes.ts';

export const handle = practiceRoutes.exercise;

const origins: Readonly<Record<string, PracticeOrigin>> = {
  wrong: PracticeOrigin.wrong,
  daily: PracticeOrigin.daily,
  review: PracticeOrigin.review,
};

export async function loader({ request, params, context }: LoaderArgs) {
  const { id } = params;
  const origin = id === undefined ? origins[new URL(request.url).searchParams.get('from') ?? ''] : PracticeOrigin.paper;
  if (origin === undefined || (id !== undefined && !isId(id))) throw missing();
  const { call } = context.get(apiContext);
  const round = await answerOr(request, call(practice.round, { origin, assessmentId: id }));
  return { ...round, origin, id: id ?? '' };
}

/** Practice without a clock: one question, its answer at once, then the next. */
export default function Exercise({ loaderData: { title, items, origin, id } }: PageProps<typeof loader>) {
  const back = id === '' ? { label: '我的练习', to: BOOK } : { label: '考试中心', to: '/exam' };
  return (
    <div className={cx('page', styles.page)}>
      <Breadcrumb items={[back, { label: title }]} />
      {items.length === 0 ? (
        <>
          <PageHead title={title} />
          <Empty title="现在没有要练的题" note={nothing[origin]} action={<Away id={id} />} />
        </>
      ) : (
        <Round key={`${origin} ${id}`} title={title} items={items} origin={origin} />
      )}
    </div>
  );
}

const nothing: Readonly<Record<PracticeOrigin, string>> = {
  [PracticeOrigin.paper]: '这份练习里还没有题',
  [PracticeOrigin.wrong]: '错题本是空的，或者错题所在的练习已经不开放了',
  [PracticeOrigin.daily]: '开放的练习都做过了，明天再来复习',
  [PracticeOrigin.review]: '到期的都复习过了，明天再来',
};

const Away = ({ id }: { id: string }) => (
  <LinkButton to={id === '' ? '/exam' : examPath(id)} size="sm" variant="primary">
    {id === '' ? '去考试中心' : '回到试卷'}
  </LinkButton>
);
