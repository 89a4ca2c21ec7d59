import type { ItemAnalysis } from '#contract/exam/analysisShapes.ts';
import { difficultyWord, discriminationWord, ENOUGH } from '#contract/rules/itemAnalysis.ts';
import { pointsText } from '#contract/rules/points.ts';
import { letterOf, QuestionType } from '#contract/rules/questions.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './Figures.module.css';
import { difference, percent, ratio, spoken } from './figures.ts';
import { GroupCurve } from './GroupCurve.tsx';

interface ItemFiguresProps {
  item: ItemAnalysis | null;
  hrefOf: (slot: string) => string;
}

/** What one question was worth: how hard, how well it tells apart, and who chose what. */
export function ItemFigures({ item, hrefOf }: ItemFiguresProps) {
  if (!item) return <Empty title="还没有可以分析的" note="有人的答卷全部批完后，这里会有每道题的难度与区分度" />;
  const { n, unansweredCount, groupSize } = item;
  const facts = [`${QuestionType.labels[item.questionType]}，${pointsText(item.fullPoints)} 分，${n} 人作答`];
  if (n < ENOUGH) facts.push(`不到 ${ENOUGH} 人，数字只供参考`);
  return (
    <>
      <SectionHead
        title={`第 ${item.number} 题`}
        note={facts.join('；')}
        action={
          <span className={styles.steps}>
            {item.previous ? (
              <LinkButton size="sm" to={hrefOf(item.previous.slot)}>
                上一题 {item.previous.number}
              </LinkButton>
            ) : null}
            {item.next ? (
              <LinkButton size="sm" to={hrefOf(item.next.slot)}>
                下一题 {item.next.number}
              </LinkButton>
            ) : null}
          </span>
        }
      />
      <RichText html={item.question.stem} className={styles.stem} />
      <Figures
        items={[
          { name: '难度（得分率）', value: ratio(item.difficulty), note: difficultyWord(item.difficulty) },
          { name: '区分度 D', value: ratio(item.discrimination), note: discriminationWord(item.discrimination) },
          { name: '与其余总分的相关', value: ratio(item.correlation) },
          {
            name: '平均用时',
            value: spoken(item.meanSeconds),
            note: item.testMeanSeconds === null ? undefined : `全卷每题 ${spoken(item.testMeanSeconds)}`,
          },
          { name: '未答', value: `${unansweredCount} 人`, note: n > 0 ? percent(unansweredCount / n) : undefined },
        ]}
      />
      <div className={styles.two}>
        {item.options.length > 0 ? (
          <section>
            <SectionHead title="各选项的人数" note={`高分组、低分组各取总分的前后 27%，各 ${groupSize} 人`} />
            <Options item={item} />
          </section>
        ) : null}
        <section>
          <SectionHead title="按总分分五组的得分率" note="虚线是全卷平均" />
          <GroupCurve rates={item.groups} whole={item.testGroups} />
        </section>
      </div>
    </>
  );
}

const USELESS = 0.05;

function Options({ item: { options, questionType, n } }: { item: ItemAnalysis }) {
  const isJudge = questionType === QuestionType.judge;
  const idle = options.flatMap(({ isRight, all }, index) =>
    isRight === 0 && all < USELESS && n >= ENOUGH ? [isJudge ? '' : letterOf(index)] : [],
  );
  const wrongWay = options.some(({ isRight, upper, lower }) => isRight === 0 && upper - lower > 0.1);
  return (
    <>
      <table className={styles.options}>
        <caption className="sr-only">各选项在全体、高分组与低分组里的比例</caption>
        <thead>
          <tr>
            <th scope="col">选项</th>
            <th scope="col">全体</th>
            <th scope="col">高分组</th>
            <th scope="col">低分组</th>
            <th scope="col">差</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ id, isRight, content, all, upper, lower }, index) => (
            <tr key={id} data-right={isRight || undefined}>
              <th scope="row">
                {isJudge ? null : <b>{letterOf(index)}</b>}
                <RichText html={content} className={styles.option} />
                {isRight ? <small>正确</small> : null}
              </th>
              <td>
                <meter min={0} max={1} value={all} aria-hidden="true" />
                {percent(all)}
              </td>
              <td>{percent(upper)}</td>
              <td>{percent(lower)}</td>
              <td>{difference(upper - lower)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {idle.length > 0 && !isJudge ? (
        <p className={styles.advice}>{idle.join('、')} 不到 5% 的人选，几乎不起作用，可以换一个更像的。</p>
      ) : null}
      {wrongWay ? <p className={styles.advice}>有错误选项更吸引高分组，请检查答案或题干。</p> : null}
    </>
  );
}
