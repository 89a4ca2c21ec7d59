import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { view } from '#contract/exam/paper.ts';
import { PaperKind } from '#contract/rules/assessments.ts';
import { LeaveGuard } from '../../../../kit/form/LeaveGuard.tsx';
import { useHydrated } from '../../../../kit/useHydrated.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { SaveState } from '../../../../ui/SaveState.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { paperPreviewPath } from '../addresses.ts';
import { CheckBank } from './CheckBank.tsx';
import styles from './Paper.module.css';
import { PublishPaper } from './PublishPaper.tsx';
import { SectionCard } from './SectionCard.tsx';
import { emptySection, figuresOf, idsIn, numbered } from './sections.ts';
import type { Item } from './sections.ts';
import { SidePanel } from './SidePanel.tsx';
import { usePaper } from './usePaper.ts';

const BankPicker = lazy(() => import('./BankPicker.tsx').then((part) => ({ default: part.BankPicker })));

/** A paper on the desk: its sections, the bank beside it, and what it amounts to. */
export function PaperDesk({ paper }: { paper: OutputOf<typeof view.output> }) {
  const desk = usePaper(paper);
  const [target, setTarget] = useState(0);
  const isReady = useHydrated();
  const { sections, saving, isOutdated } = desk;
  const isFixed = paper.paperKind === PaperKind.fixed;
  const chosen = idsIn(sections);
  const into = Math.min(target, sections.length - 1);
  const hasDraft = paper.hasDraft === 1 || desk.hasDraft || paper.changedCount > 0;
  const add = (item: Item) => {
    const section = sections[into]!;
    desk.change(sections.with(into, { ...section, items: [...section.items, item] }));
  };
  const take = (questionId: string) =>
    desk.change(
      sections.map((section) => ({ ...section, items: section.items.filter((one) => one.questionId !== questionId) })),
    );
  return (
    <>
      <PageHead
        size="work"
        title={paper.paperName}
        note={noteOf(paper.versionNo, isFixed)}
        actions={
          <>
            <SaveState of={saving} onRetry={isOutdated ? undefined : () => void desk.flush()} />
            <LinkButton to={paperPreviewPath(paper.id)}>预览</LinkButton>
            <PublishPaper desk={desk} versionNo={paper.versionNo} isDisabled={isOutdated || !hasDraft} />
          </>
        }
      />
      {isOutdated ? (
        <Banner
          tone="warn"
          action={
            <Button size="sm" onClick={() => window.location.reload()}>
              载入新的
            </Button>
          }
        >
          这份试卷在别处改过了，这里最后的修改没有保存
        </Banner>
      ) : null}
      {paper.changedCount > 0 ? <Banner>有 {paper.changedCount} 道题在题库里改过，再定稿一次就用上新的</Banner> : null}
      <div className={styles.desk}>
        <div className={styles.main}>
          {numbered(sections).map(({ key, at }) => (
            <SectionCard
              key={key}
              desk={desk}
              at={at}
              paperKind={paper.paperKind}
              first={1 + figuresOf(sections.slice(0, at)).questionCount}
              isTarget={isFixed && at === into}
              onTarget={() => setTarget(at)}
            />
          ))}
          <div className={styles.bar}>
            <Button
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => {
                desk.change([...sections, emptySection(sections.length)]);
                setTarget(sections.length);
              }}
            >
              添加大题
            </Button>
            {isFixed ? null : <CheckBank desk={desk} />}
          </div>
        </div>
        <div className={styles.aside}>
          <SidePanel desk={desk} />
          {isFixed ? (
            <section className={styles.picker} aria-label="题库">
              <h2 className={styles.sideTitle}>从题库选题</h2>
              {isReady ? (
                <Suspense fallback={<SkeletonRows />}>
                  <BankPicker chosen={chosen} onAdd={add} onRemove={take} />
                </Suspense>
              ) : (
                <SkeletonRows />
              )}
            </section>
          ) : null}
        </div>
      </div>
      {desk.isUnsaved ? <LeaveGuard note="最后的修改还没有保存，离开后会丢失。" /> : null}
    </>
  );
}

const noteOf = (versionNo: number, isFixed: boolean): string =>
  [
    versionNo === 0 ? '还没有定稿' : `已定稿第 ${versionNo} 版，改动会成为第 ${versionNo + 1} 版`,
    isFixed ? '' : '每位考生按规则抽到自己的一份，难度与总分都一样',
  ]
    .filter(Boolean)
    .join('；');
