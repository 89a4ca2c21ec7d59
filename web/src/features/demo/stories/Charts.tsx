import { AreaChart } from '../../../ui/AreaChart.tsx';

const watching = [320, 318, 310, 296, 290, 288, 251, 240, 238, 236, 262, 255, 231, 190, 168, 160, 158, 155, 149, 131];

/** Charts with the figures behind them. */
export function Charts() {
  return (
    <AreaChart
      caption="一个课时的每一分钟有多少人看过"
      head={['时间', '看过的人']}
      unit="人"
      points={watching.map((y, x) => ({ x, y, label: `${x} 分` }))}
    />
  );
}
