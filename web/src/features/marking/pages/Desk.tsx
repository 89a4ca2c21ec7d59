import * as marking from '#contract/exam/marking.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { cx } from '../../../ui/cx.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { detailsPath, idIn, kept, sittingList } from '../parts/addresses.ts';
import styles from '../parts/Desk.module.css';
import { ItemFigures } from '../parts/ItemFigures.tsx';
import { QuestionDesk } from '../parts/QuestionDesk.tsx';
import { SittingList } from '../parts/SittingList.tsx';
import { markingRoutes } from '../routes.ts';

export const handle = handleOf(markingRoutes);

const tabs = ['question', 'person', 'analysis'] as const;
const names = { question: '按题阅', person: '按人阅', analysis: '试题分析' };

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const assessmentId = idIn(request);
  const query = pageUrl(request).searchParams;
  const desk = await answerOr(request, call(marking.overview, { assessmentId }));
  const slot = query.get('slot') ?? undefined;
  const tab = readTab(tabs, query);
  if (tab === 'analysis') {
    const { item } = await answerOr(request, call(marking.item, { assessmentId, slot }));
    return { desk, slot, item };
  }
  if (tab === 'question') return { desk, slot };
  const sittings = await loadList(request, sittingList, ({ filters, page }) =>
    call(marking.sittings, { assessmentId, queue: Number(filters.queue) as 0 | 1 | 2, pageCurrent: page }),
  );
  return { desk, slot, sittings };
}

/** The marking desk: by question, by person, and what the questions were worth. */
export default function Desk({ loaderData: { desk, slot, sittings, item } }: PageProps<typeof loader>) {
  const of = useTab(tabs, kept);
  const total = desk.slots.reduce((sum, { waiting, doubtful, done }) => sum + waiting + doubtful + done, 0);
  const done = desk.slots.reduce((sum, one) => sum + one.done, 0);
  const current =
    desk.slots.find((one) => one.slot === slot) ?? desk.slots.find(({ waiting }) => waiting > 0) ?? desk.slots[0];
  const slotHref = (wanted: string) => `${of.hrefOf(of.tab)}&slot=${encodeURIComponent(wanted)}`;
  return (
    <div className={cx('page', styles.room)}>
      <Breadcrumb items={[{ label: desk.title, to: detailsPath(desk.assessmentId) }, { label: '阅卷' }]} />
      <PageHead
        size="work"
        title={`${desk.title} 阅卷`}
        actions={
          <span className={styles.progress}>
            已阅 {done} / {total}
            <progress max={Math.max(total, 1)} value={done} aria-label="已阅的作答" />
          </span>
        }
      />
      <TabFrame label="阅卷" of={of} tabs={tabs.map((key) => ({ key, label: names[key] }))}>
        {of.tab === 'question' && current ? (
          <QuestionDesk key={current.slot} desk={desk} slot={current.slot} hrefOf={slotHref} />
        ) : null}
        {of.tab === 'question' && !current ? (
          <Empty
            title={desk.sittingCount === 0 ? '还没有人交卷' : '没有要人工批改的题'}
            note={desk.sittingCount === 0 ? '交上来的会出现在这里' : '这份卷子全部自动判分，可以直接公布成绩'}
          />
        ) : null}
        {sittings ? <SittingList sittings={sittings} /> : null}
        {of.tab === 'analysis' ? <ItemFigures item={item ?? null} hrefOf={slotHref} /> : null}
      </TabFrame>
    </div>
  );
}
