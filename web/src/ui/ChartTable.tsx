import styles from './ChartTable.module.css';

export interface ChartPoint {
  x: number;
  y: number;
  /** What `x` is called: 3:20, 第 2 页. */
  label: string;
}

interface ChartTableProps {
  caption: string;
  /** What x and y are. */
  head: readonly [string, string];
  points: readonly ChartPoint[];
}

/** The figures behind a line, for who cannot see it or wants to know exactly. */
export function ChartTable({ caption, head, points }: ChartTableProps) {
  return (
    <details className={styles.figures}>
      <summary>看数字</summary>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head[0]}</th>
            <th scope="col">{head[1]}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.x}>
              <td>{point.label}</td>
              <td>{point.y}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
