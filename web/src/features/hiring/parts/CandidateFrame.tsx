import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { OpenCandidate } from '#contract/position/talent.ts';
import { ApplicationSource } from '#contract/rules/hiring.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { Can } from '../../../kit/Can.tsx';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { usePathTab } from '../../../kit/tabs/usePathTab.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Way } from '../../../shared/vacancies/Way.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { tagThem } from './calls.ts';
import styles from './Candidate.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { Notes } from './Notes.tsx';
import { OtherApplications } from './OtherApplications.tsx';
import { TagDialog } from './TagDialog.tsx';

const parts = [
  { key: 'profile', to: '/account/talent/profile', label: '档案' },
  { key: 'portrait', to: '/account/talent/portrait', label: '能力画像' },
  { key: 'achievement', to: '/account/talent/achievement', label: '证书与荣誉' },
] as const;

/** Decided: no step leads on from here. */
const decided: ReadonlySet<ApplicationState> = new Set([ApplicationState.hired, ApplicationState.declined]);

/** Nobody has talked to them yet. */
const waiting: ReadonlySet<ApplicationState> = new Set([ApplicationState.sent, ApplicationState.seen]);

const OfferDialog = lazy(() => import('./OfferDialog.tsx').then((module) => ({ default: module.OfferDialog })));

/** What the pages of one candidate share: who it is, the parts, the way, and what recruiters note. */
export function CandidateFrame({ row, children }: { row: OpenCandidate; children: ReactNode }) {
  const { id } = row;
  const of = usePathTab(parts);
  const hrefOf = (key: string) => `/account/talent/${key}?id=${id}`;
  const [open, setOpen] = useState<'move' | 'decline' | 'tag' | 'offer' | null>(null);
  const { send } = usePress(tagThem);
  const isOver = decided.has(row.applicationState);
  const target = open === 'decline' ? ApplicationState.declined : ApplicationState.talking;
  return (
    <>
      <PageHead
        size="work"
        title={row.name}
        note={[row.headline, `投递「${row.vacancyName}」`, ApplicationSource.labels[row.applicationSource]]
          .filter(Boolean)
          .join('，')}
        actions={
          <>
            <LinkButton to="/account/talent">人才库</LinkButton>
            {row.isUnnamed === 1 ? null : (
              <LinkButton to={isOver ? `/im?to=${row.userNo}` : `/im?application=${id}`}>聊一聊</LinkButton>
            )}
            {isOver ? null : (
              <Can action="interview:manage">
                <LinkButton to={`/account/interview?ask=${id}`}>约面试</LinkButton>
              </Can>
            )}
            {isOver ? null : (
              <Can action="talent:edit">
                {waiting.has(row.applicationState) ? null : <Button onClick={() => setOpen('offer')}>发录用信</Button>}
                <Button onClick={() => setOpen('decline')}>不合适</Button>
                <Button variant="primary" onClick={() => setOpen('move')}>
                  移到下一步
                </Button>
              </Can>
            )}
          </>
        }
      />
      <div className={styles.seen}>
        <Banner>对方能看到你查看过：哪家企业的谁、什么时候、看了哪一部分；收回之后这里就没有了</Banner>
        {row.isUnnamed === 1 ? (
          <Banner>这个职位盲评：姓名、照片、学校、联系方式与能认出人的链接，移到面试之后才显示</Banner>
        ) : null}
      </div>
      <div className={styles.both}>
        <div>
          <TabFrame label="候选人" of={{ tab: of.tab, hrefOf }} tabs={parts}>
            {children}
          </TabFrame>
        </div>
        <div className={styles.side}>
          <section>
            <SectionHead title="走到哪里" note={`到这一步：${shownTime(row.stageAt)}`} />
            <Way line={row.line} />
            {row.replyText ? <p className={styles.said}>最近说的：{row.replyText}</p> : null}
          </section>
          {row.note ? (
            <section>
              <SectionHead title="投递时说的话" />
              <p className={styles.said}>{row.note}</p>
            </section>
          ) : null}
          <section>
            <SectionHead title="标签" note="对方看不到" />
            <p className={styles.tags}>
              {row.tags.map((tagName) => (
                <Chip
                  key={tagName}
                  label={tagName}
                  onRemove={() => void send({ ids: [id], tagName, isOn: 0 }, '标签去掉了')}
                />
              ))}
              <Can action="talent:edit">
                <Button size="sm" onClick={() => setOpen('tag')}>
                  加标签
                </Button>
              </Can>
            </p>
          </section>
          <OtherApplications row={row} />
          <Notes row={row} />
        </div>
      </div>
      {open === 'move' || open === 'decline' ? (
        <MoveDialog people={[row]} target={target} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'offer' ? (
        <Suspense>
          <OfferDialog row={row} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'tag' ? <TagDialog people={[row]} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
