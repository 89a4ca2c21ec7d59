import { bands, PASS, tenthsText } from '#contract/rules/scores.ts';
import { Figures } from '../../../ui/Figures.tsx';
import styles from './ScoreTable.module.css';

/** The mean, the passes and how many are in each band, of the totals there are. */
export function Distribution({ totals }: { totals: readonly number[] }) {
  if (totals.length === 0) return null;
  const sum = totals.reduce((all, one) => all + one, 0);
  const passed = totals.filter((one) => one >= PASS).length;
  const counted = bands.map(({ label, from }, at) => {
    const below = at === 0 ? Infinity : bands[at - 1]!.from;
    return { label, count: totals.filter((one) => one >= from && one < below).length };
  });
  return (
    <>
      <Figures
        items={[
          { name: '平均分', value: tenthsText(Math.round(sum / totals.length)) },
          { name: '最高', value: tenthsText(Math.max(...totals)) },
          { name: '最低', value: tenthsText(Math.min(...totals)) },
          { name: '及格率', value: `${Math.round((passed / totals.length) * 100)}%` },
        ]}
      />
      <ul className={styles.bands} aria-label="总评的分布">
        {counted.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <meter min={0} max={totals.length} value={count} aria-label={`${label}：${count} 人`} />
            <span>{count} 人</span>
          </li>
        ))}
      </ul>
    </>
  );
}
