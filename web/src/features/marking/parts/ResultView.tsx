import type { Result } from '#contract/exam/result.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { Figures } from '../../../ui/Figures.tsx';
import type { Figure } from '../../../ui/Figures.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { explainPath, trailPath } from './addresses.ts';
import { Bands } from './Bands.tsx';
import { marks } from './figures.ts';
import styles from './Paper.module.css';

/** What a candidate earned, in all and by type and knowledge. */
export function ResultView({ of }: { of: Result }) {
  const isShown = of.areMarksShown === 1 && of.totalPoints !== null;
  const handedIn = of.submittedAt === null ? '' : `${of.submittedAt.slice(0, 16)} 交卷`;
  const answered = `答了 ${of.countAnswered} / ${of.countAsked} 题`;
  return (
    <div className={cx('page', styles.room)}>
      <PageHead
        size="work"
        title={of.title}
        note={[handedIn, answered, of.attempt > 1 ? `第 ${of.attempt} 次` : ''].filter(Boolean).join('，')}
        actions={
          <>
            <LinkButton size="sm" to={trailPath(of)}>
              凭据与考场记录
            </LinkButton>
            <LinkButton size="sm" variant="primary" to={explainPath(of.sittingId, of.assessmentKind)}>
              逐题看
            </LinkButton>
          </>
        }
      />
      <Figures items={isShown ? figuresOf(of) : [isVoid(of) ? voided : waiting(of)]} />
      {of.remark ? (
        <section className={styles.words} aria-label="总评">
          <p>
            <b>总评</b>
            {of.remark}
          </p>
        </section>
      ) : null}
      {of.types.length > 0 ? (
        <>
          <SectionHead title="各题型" />
          <Bands label="各题型的得分" rows={of.types.map(barOf)} />
        </>
      ) : null}
      {of.knowledge.length > 0 ? (
        <>
          <SectionHead title="各知识点" note="一道题有几个知识点时，每个都算" />
          <Bands label="各知识点的得分" rows={of.knowledge.map(barOf)} />
        </>
      ) : null}
    </div>
  );
}

const isVoid = ({ sittingState }: Result): boolean => sittingState === SittingState.cancelled;

const voided: Figure = {
  name: '得分',
  value: '已作废',
  note: '这一次不计成绩；原因在考场记录里，有异议可以在那里提出',
};

const waiting = ({ releasedAt, releaseAt }: Result): Figure => ({
  name: '得分',
  value: '待批改',
  note:
    releasedAt !== null
      ? '这一份还没有批完'
      : releaseAt === null
        ? '批完并公布以后，这里会有分数，也会给你发消息'
        : `预计 ${releaseAt.slice(0, 16)} 公布，那时会给你发消息`,
});

function figuresOf(of: Result): Figure[] {
  const late = of.latePercent > 0 ? `，迟交扣 ${of.latePercent}%` : '';
  const passed: Figure[] =
    of.isPassed === null
      ? []
      : [{ name: '结果', value: of.isPassed ? '及格' : '不及格', note: `及格线 ${marks(of.passPoints)} 分` }];
  const rank: Figure[] =
    of.rank === null
      ? []
      : [
          {
            name: of.isOfGrade ? '班级名次' : '名次',
            value: `${of.rank.place} / ${of.rank.among}`,
            note: `高于 ${of.rank.percentile}% 的人`,
          },
        ];
  return [
    { name: '得分', value: marks(of.totalPoints), note: `满分 ${marks(of.fullPoints)}${late}` },
    ...passed,
    ...(of.gradeName ? [{ name: '等第', value: of.gradeName }] : []),
    ...rank,
  ];
}

const barOf = ({ name, points, fullPoints, count }: Result['knowledge'][number]) => ({
  name,
  value: Math.max(0, points),
  most: fullPoints,
  text: `${marks(points)} / ${marks(fullPoints)}（${count} 题）`,
});
