import type { Overview, Readiness as Shown } from '#contract/exam/runningShapes.ts';
import styles from './Readiness.module.css';
import { Subhead } from './Subhead.tsx';

/** Before the beginning: who has tried out whether their device is up to it, by class and by what was looked at. */
export function Readiness({ of: { counts }, found }: { of: Overview; found: Shown }) {
  const names = [...new Set(found.groups.flatMap(({ checks }) => checks.map(({ name }) => name)))];
  const { all, rehearsed, rehearsedBadly } = counts;
  if (all === 0) return null;
  const note = [
    `${all} 人里 ${rehearsed} 人做过`,
    rehearsedBadly > 0 ? `${rehearsedBadly} 人有没通过的检查` : '',
    rehearsed < all ? `${all - rehearsed} 人还没做` : '',
  ];
  return (
    <section aria-label="考前演练">
      <Subhead title="考前演练" note={note.filter(Boolean).join('，')} />
      <div className={styles.scroll}>
        <table className={styles.map}>
          <thead>
            <tr>
              <th scope="col">班级</th>
              <th scope="col">做过</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.groups.map((group) => (
              <tr key={group.name}>
                <th scope="row">{group.name}</th>
                <Cell some={group.rehearsed} all={group.all} />
                {names.map((name) => {
                  const check = group.checks.find((one) => one.name === name);
                  return <Cell key={name} some={check?.fine ?? 0} all={check?.tried ?? 0} />;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.troubled.length > 0 ? (
        <ul className={styles.troubled} aria-label="没通过的人">
          {found.troubled.map(({ candidateId, candidateNo, userName, found: what }) => (
            <li key={candidateId}>
              <b>{userName}</b> 编号 {candidateNo}，{what}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The share in five steps, the last for all of them, and always the numbers. */
function Cell({ some, all }: { some: number; all: number }) {
  const step = all === 0 ? 0 : Math.floor((some / all) * 5);
  return (
    <td data-step={step} data-some={all > 0 || undefined}>
      {all === 0 ? '—' : `${some} / ${all}`}
    </td>
  );
}
