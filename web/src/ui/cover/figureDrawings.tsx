import { CREAM } from './tones.ts';
import type { Tone } from './tones.ts';

export function Bars({ tint, base, dark }: Tone) {
  const nodes: ReadonlyArray<[number, number]> = [
    [69, 104],
    [137, 78],
    [205, 46],
  ];
  return (
    <>
      <g fill={base}>
        <rect x="58" y="76" width="22" height="74" rx="3" />
        <rect x="126" y="58" width="22" height="92" rx="3" />
        <rect x="194" y="38" width="22" height="112" rx="3" />
      </g>
      <g fill={tint}>
        <rect x="92" y="98" width="22" height="52" rx="3" />
        <rect x="160" y="86" width="22" height="64" rx="3" />
        <rect x="228" y="54" width="22" height="96" rx="3" />
      </g>
      <g fill="none" stroke={dark} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M40 132L69 104L103 118L137 78L171 88L205 46L262 38M40 151.5H280" />
        {nodes.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="5" fill={CREAM} />
        ))}
      </g>
      <circle cx="262" cy="38" r="7" fill={dark} />
    </>
  );
}

const LAYERS: ReadonlyArray<readonly [number, readonly number[]]> = [
  [70, [50, 90, 130]],
  [140, [34, 72, 110, 148]],
  [210, [54, 92, 130]],
  [268, [92]],
];

export function Network({ tint, base }: Tone) {
  const links = LAYERS.slice(0, -1).flatMap(([x, ys], index) => {
    const [nextX, nextYs] = LAYERS[index + 1]!;
    return ys.flatMap((y) => nextYs.map((nextY) => `M${x} ${y}L${nextX} ${nextY}`));
  });
  const dots = LAYERS.slice(0, -1).flatMap(([x, ys]) => ys.map((y) => ({ x, y })));
  return (
    <>
      <path d={links.join('')} stroke={tint} strokeWidth="1" />
      <path d="M70 90L140 72L210 92L268 92" fill="none" stroke={CREAM} strokeWidth="3" strokeLinejoin="round" />
      {dots.map(({ x, y }) => {
        const onPath = (x === 70 && y === 90) || (x === 140 && y === 72) || (x === 210 && y === 92);
        return onPath ? (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="8" fill={CREAM} />
        ) : (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="6" fill={tint} stroke={base} strokeWidth="4" />
        );
      })}
      <circle cx="268" cy="92" r="14" fill={CREAM} />
      <circle cx="268" cy="92" r="6.5" fill={base} />
    </>
  );
}

export function Code({ tint, base }: Tone) {
  return (
    <>
      <path d="M40.7 0V180" stroke={base} strokeWidth="1.5" />
      <path
        d="M26 41h.01M26 65h.01M26 89h.01M26 113h.01M26 137h.01"
        stroke={base}
        strokeWidth="5"
        strokeLinecap="round"
      />
      {pills(tint, [
        [60, 41, 64],
        [180, 65, 44],
        [80, 137, 38],
      ])}
      {pills(CREAM, [
        [132, 41, 36],
        [100, 89, 50],
      ])}
      {pills(base, [
        [80, 65, 92],
        [158, 89, 80],
        [100, 113, 110],
        [126, 137, 70],
      ])}
      <path
        d="M258 58q-14 0-14 14v8q0 10-10 10q10 0 10 10v8q0 14 14 14M274 58q14 0 14 14v8q0 10 10 10q-10 0-10 10v8q0 14-14 14"
        fill="none"
        stroke={tint}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function pills(color: string, list: ReadonlyArray<readonly [x: number, y: number, width: number]>) {
  const d = list.map(([x, y, width]) => `M${x + 5} ${y}h${width - 10}`).join('');
  return <path d={d} stroke={color} strokeWidth="10" strokeLinecap="round" />;
}

export function Arcs({ tint, base }: Tone) {
  return (
    <>
      <g fill="none" strokeLinecap="round">
        <path
          d="M114 160a46 46 0 0 1 92 0M66 160a94 94 0 0 1 188 0M18 160a142 142 0 0 1 284 0"
          stroke={base}
          strokeWidth="10"
        />
        <path
          d="M138 160a22 22 0 0 1 44 0M90 160a70 70 0 0 1 140 0M42 160a118 118 0 0 1 236 0"
          stroke={tint}
          strokeWidth="3"
        />
      </g>
      <g fill={CREAM}>
        <circle cx="160" cy="160" r="10" />
        <circle cx="94.2" cy="92.9" r="6" />
        <circle cx="219" cy="57.8" r="6" />
        <circle cx="199.6" cy="137" r="5" />
      </g>
    </>
  );
}

const CANDLES: ReadonlyArray<readonly [number, number, number, number, number]> = [
  [58, 84, 148, 96, 40],
  [88, 72, 130, 84, 34],
  [118, 80, 132, 92, 28],
  [148, 58, 122, 70, 40],
  [178, 46, 104, 58, 34],
  [208, 54, 108, 66, 30],
  [238, 32, 96, 44, 40],
  [268, 22, 80, 34, 34],
];

export function Candles({ tint, base, dark }: Tone) {
  return (
    <>
      <path d="M0 40H320M0 75H320M0 110H320M0 145H320" stroke={tint} strokeWidth=".8" />
      {CANDLES.map(([x, top, bottom, y, height]) => {
        const color = x === 118 || x === 208 ? dark : base;
        return (
          <g key={x} stroke={color} strokeWidth="2" strokeLinecap="round">
            <path d={`M${x} ${top}V${bottom}`} />
            <rect x={x - 8} y={y} width="16" height={height} rx="2" fill={color} stroke="none" />
          </g>
        );
      })}
      <path
        d="M30 132C90 124 120 116 170 104S260 84 300 78"
        fill="none"
        stroke={dark}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="2 7"
      />
    </>
  );
}
