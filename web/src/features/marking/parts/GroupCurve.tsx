import styles from './Figures.module.css';
import { percent } from './figures.ts';

const names = ['最低', '较低', '中间', '较高', '最高'];
const WIDTH = 420;
const HEIGHT = 190;

const xOf = (index: number): number => 60 + index * 82;
const yOf = (rate: number): number => 20 + (1 - Math.max(0, Math.min(1, rate))) * 150;

const pathOf = (rates: readonly (number | null)[]): string =>
  rates
    .flatMap((rate, index) => (rate === null ? [] : [`${xOf(index)} ${yOf(rate)}`]))
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`)
    .join('');

interface GroupCurveProps {
  /** 0 to 1, the lowest fifth first. */
  rates: readonly (number | null)[];
  /** Of the whole test: dashed. */
  whole: readonly (number | null)[];
}

/** How each fifth of the candidates did; the figures stand in a table that opens below. */
export function GroupCurve({ rates, whole }: GroupCurveProps) {
  const said = names.map((name, index) => `${name} ${percent(rates[index] ?? null)}`).join('，');
  return (
    <figure className={styles.curve}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={`按总分分五组的得分率：${said}`}>
        {[0, 0.5, 1].map((rate) => (
          <g key={rate}>
            <line className={styles.grid} x1="40" x2={WIDTH - 10} y1={yOf(rate)} y2={yOf(rate)} />
            <text x="34" y={yOf(rate) + 4} textAnchor="end">
              {rate * 100}
            </text>
          </g>
        ))}
        <path className={styles.whole} d={pathOf(whole)} />
        <path className={styles.own} d={pathOf(rates)} />
        {rates.map((rate, index) =>
          rate === null ? null : (
            <g key={names[index]}>
              <circle className={styles.point} cx={xOf(index)} cy={yOf(rate)} r="4.5" />
              <text
                className={styles.value}
                x={xOf(index)}
                y={yOf(rate) + (rate > 0.85 ? 20 : -10)}
                textAnchor="middle"
              >
                {percent(rate)}
              </text>
            </g>
          ),
        )}
        {names.map((name, index) => (
          <text key={name} x={xOf(index)} y={HEIGHT + 14} textAnchor="middle">
            {name}
          </text>
        ))}
      </svg>
      <details className={styles.numbers}>
        <summary>看数字</summary>
        <table>
          <caption className="sr-only">五组的得分率</caption>
          <thead>
            <tr>
              <th scope="col">组</th>
              <th scope="col">本题</th>
              <th scope="col">全卷</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{percent(rates[index] ?? null)}</td>
                <td>{percent(whole[index] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
