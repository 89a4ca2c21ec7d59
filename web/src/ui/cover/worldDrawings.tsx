import { CREAM } from './tones.ts';
import type { Tone } from './tones.ts';

export function Chip({ tint, base, dark }: Tone) {
  const rows = [54, 68.4, 82.8, 97.2, 111.6, 126].map((y, index) => ({
    y,
    left: [60, 46, 32][index % 3]!,
    right: [262, 274, 286][index % 3]!,
  }));
  const wires = rows.map(({ y, left, right }) => `M118 ${y}H${left}M202 ${y}H${right}`).join('');
  const pins = [128, 144, 160, 176, 192].map((x) => `M${x} 132V158M${x} 48V20`).join('');
  return (
    <>
      <path d={wires + pins} stroke={tint} strokeWidth="2.4" strokeLinecap="round" />
      {rows.map(({ y, left, right }) => (
        <g key={y} fill={base}>
          <circle cx={left} cy={y} r="4" />
          <circle cx={right} cy={y} r="4" />
        </g>
      ))}
      <rect x="116" y="46" width="88" height="88" rx="8" fill={dark} />
      <rect x="132" y="62" width="56" height="56" rx="4" fill={base} />
      <path
        d="M146 98V82h10v16h10V82h8"
        fill="none"
        stroke={CREAM}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

export function Gears({ ground, tint, base, dark }: Tone) {
  return (
    <>
      <path d="M0 92H320M128 0V180" stroke={tint} strokeWidth="1" strokeDasharray="10 4 2 4" />
      <g transform="translate(128 92)" fill={base}>
        <Teeth count={14} from={0} width={18} top={-74} height={22} />
        <circle r="49" fill="none" stroke={base} strokeWidth="18" />
        <circle r="40" fill={ground} />
        <circle r="18" fill={ground} stroke={base} strokeWidth="16" />
      </g>
      <g transform="translate(228 60)" fill={dark}>
        <Teeth count={10} from={10} width={14} top={-44} height={16} />
        <circle r="33" />
        <circle r="16" fill={ground} />
        <circle r="6" />
      </g>
      <path d="M186 150h86M186 144v12M272 144v12" stroke={dark} strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
}

type TeethProps = { count: number; from: number; width: number; top: number; height: number };

function Teeth({ count, from, width, top, height }: TeethProps) {
  return Array.from({ length: count }, (_, index) => (
    <rect
      key={index}
      x={-width / 2}
      y={top}
      width={width}
      height={height}
      rx="3"
      transform={`rotate(${Math.round((from + (360 / count) * index) * 10) / 10})`}
    />
  ));
}

export function Road({ tint, base }: Tone) {
  return (
    <>
      <circle cx="244" cy="62" r="30" fill={tint} />
      <path d="M0 180L130 96H190L320 180z" fill={base} />
      <path d="M160 104V116M160 126V142M160 154V176" stroke={CREAM} strokeWidth="3" strokeLinecap="round" />
      <path d="M0 94h320v3H0z" fill={tint} />
      <path d="M112 96V66l8-8h18v-10h44v10h18l8 8v30z" fill={CREAM} />
      <path d="M124 72h14v24h-14zM142 72h14v24h-14z" fill={base} />
      <path d="M160 72h14v24h-14zM178 72h14v24h-14z" fill={tint} />
    </>
  );
}

const BLOCKS: ReadonlyArray<{ x: number; y: number; w: number; h: number; tall: number; lit: boolean; deep: boolean }> =
  [
    { x: 156, y: 64, w: 34, h: 17, tall: 92, lit: false, deep: true },
    { x: 222, y: 98, w: 30, h: 15, tall: 62, lit: true, deep: false },
    { x: 84, y: 84, w: 36, h: 18, tall: 74, lit: true, deep: false },
    { x: 122, y: 116, w: 30, h: 15, tall: 50, lit: false, deep: true },
    { x: 30, y: 124, w: 28, h: 14, tall: 40, lit: false, deep: true },
  ];

export function Blocks({ tint, base, dark }: Tone) {
  return (
    <>
      {BLOCKS.map(({ x, y, w, h, tall, lit, deep }) => (
        <g key={x}>
          <path d={`M${x} ${y}l${w} ${h}l${w} -${h}l-${w} -${h}z`} fill={lit ? CREAM : tint} />
          <path d={`M${x} ${y}v${tall}l${w} ${h}v-${tall}z`} fill={deep ? base : tint} />
          <path d={`M${x + w} ${y + h}v${tall}l${w} -${h}v-${tall}z`} fill={deep ? dark : base} />
        </g>
      ))}
      <path d="M0 172H320" stroke={dark} strokeWidth="1.4" />
    </>
  );
}

export function Hills({ tint, base, dark }: Tone) {
  return (
    <>
      <circle cx="226" cy="62" r="30" fill={CREAM} />
      <path d="M0 122C50 84 96 78 142 96S250 118 320 78V180H0z" fill={tint} />
      <path d="M0 150C60 112 128 110 186 130S280 142 320 126V180H0z" fill={base} />
      <g fill="none" stroke={tint} strokeWidth="2" strokeLinecap="round">
        <path d="M24 180C44 156 78 140 120 136M82 180C98 160 124 146 158 142M142 180C154 164 172 152 196 148M206 180C214 166 226 158 244 154" />
      </g>
      <path d="M92 118V64" stroke={dark} strokeWidth="4" strokeLinecap="round" />
      <path d="M92 88c0-20-12-30-32-30 0 20 12 30 32 30zM92 74c0-20 12-32 34-32 0 22-12 32-34 32z" fill={dark} />
    </>
  );
}

const RINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export function MapLines({ tint, base }: Tone) {
  return (
    <>
      <g fill="none" stroke={tint} strokeWidth="1.1" opacity=".8">
        {RINGS.map((ring) => (
          <path key={ring} d={contour(232, 62, ring * 11, ring)} />
        ))}
        {RINGS.slice(0, 5).map((ring) => (
          <path key={ring} d={contour(64, 66, ring * 10, ring + 3)} />
        ))}
      </g>
      <path
        d="M20 160C70 158 70 110 112 104S170 134 200 112S222 76 236 62"
        fill="none"
        stroke={CREAM}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill={CREAM}>
        <circle cx="20" cy="160" r="5" />
        <circle cx="112" cy="104" r="5" />
        <circle cx="236" cy="62" r="8" />
      </g>
      <circle cx="236" cy="62" r="3.6" fill={base} />
    </>
  );
}

/** A closed line around a summit that is a little out of round, more so further out. */
function contour(x: number, y: number, radius: number, seed: number): string {
  const at = (turn: number) => {
    const angle = (turn / 8) * 2 * Math.PI;
    const reach = radius * (1 + 0.13 * Math.sin(angle * 2 + seed * 0.35) + 0.07 * Math.cos(angle * 3 - seed * 0.2));
    return [x + reach * 1.18 * Math.cos(angle), y + reach * 0.86 * Math.sin(angle)] as const;
  };
  const middle = (turn: number) => {
    const [[ax, ay], [bx, by]] = [at(turn), at(turn + 1)];
    return `${((ax + bx) / 2).toFixed(0)} ${((ay + by) / 2).toFixed(0)}`;
  };
  const curve = Array.from({ length: 8 }, (_, turn) => {
    const [px, py] = at(turn + 1);
    return `Q${px.toFixed(0)} ${py.toFixed(0)} ${middle(turn + 1)}`;
  });
  return `M${middle(0)}${curve.join('')}z`;
}
