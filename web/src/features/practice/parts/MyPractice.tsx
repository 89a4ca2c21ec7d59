import type { OutputOf } from '#contract/kit/schema.ts';
import type { summary } from '#contract/exam/practice.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { BOOK, exercisePath, roundPath } from './addresses.ts';
import styles from './MyPractice.module.css';

export type PracticeFigures = OutputOf<typeof summary.output>;

/** What to practise today; a guest reads what there would be. */
export function MyPractice({ mine }: { mine: PracticeFigures | null }) {
  return (
    <aside className={styles.box} aria-labelledby="my-practice">
      <h2 id="my-practice" className={styles.title}>
        我的练习
      </h2>
      {mine ? <Mine {...mine} /> : <Guest />}
    </aside>
  );
}

const Guest = () => (
  <>
    <p className={styles.say}>登录以后，做错的题会进错题本，在快忘记的时候再问你一次。</p>
    <LinkButton to="/login?redirectPath=%2Fexam" size="sm" variant="primary">
      登录
    </LinkButton>
  </>
);

function Mine({ due, wrong, daily, days, recent }: PracticeFigures) {
  const left = daily.total - daily.done;
  return (
    <>
      <p className={styles.say}>{days > 0 ? `连续练了 ${days} 天` : '今天还没有练'}</p>
      <ul className={styles.ways}>
        <Way to={roundPath('daily')} name="每日一练" value={left > 0 ? `${daily.done} / ${daily.total}` : '做完了'} />
        <Way to={roundPath('review')} name="该复习的" value={`${due} 题`} />
        <Way to={BOOK} name="错题本" value={`${wrong} 题`} />
      </ul>
      {recent.length > 0 ? (
        <>
          <h3 className={styles.recent}>最近在做</h3>
          <ul className={styles.ways}>
            {recent.map(({ assessmentId, title, answered, total }) => (
              <Way key={assessmentId} to={exercisePath(assessmentId)} name={title} value={`${answered} / ${total}`} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

const Way = ({ to, name, value }: { to: string; name: string; value: string }) => (
  <li>
    <Link to={to} className={styles.way}>
      <span>{name}</span>
      <b>{value}</b>
    </Link>
  </li>
);
