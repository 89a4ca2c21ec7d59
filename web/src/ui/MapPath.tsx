import styles from './MapArt.module.css';

interface Road {
  viewBox: string;
  width: number;
  /** The road walked, the stretch to come, the pole of the flag, the flag. */
  walked: string;
  ahead: string;
  dash: string;
  pole: string;
  flag: string;
  /** Stations along the road, the last being where one is. */
  stops: readonly (readonly [x: number, y: number])[];
  radius: number;
  here: number;
}

/** Drawn once for each ground of `MapArt`. */
const roads = {
  hero: {
    viewBox: '0 0 760 420',
    width: 3,
    walked:
      'M262,440C280.7 417.3 269.3 403.3 318 372C366.7 340.7 350.0 370.0 408 346C466.0 322.0 450.0 343.3 492 300C534.0 256.7 498.0 272.7 534 216C570.0 159.3 578.0 158.7 600 130',
    ahead: 'M600 130L676 88',
    dash: '1 9',
    pole: 'M676 88V48',
    flag: 'M677 48h30l-8 9 8 9h-30z',
    stops: [
      [318, 372],
      [408, 346],
      [492, 300],
      [534, 216],
      [600, 130],
    ],
    radius: 6,
    here: 5,
  },
  signin: {
    viewBox: '0 0 700 834',
    width: 3.2,
    walked:
      'M-10,784C32.0 770.7 44.0 785.3 116 744C188.0 702.7 158.0 718.0 206 660C254.0 602.0 204.7 621.3 260 570C315.3 518.7 312.0 562.7 372 506C432.0 449.3 397.3 478.7 440 400C482.7 321.3 480.0 313.3 500 270',
    ahead: 'M500 270L588 212',
    dash: '1 10',
    pole: 'M588 212V162',
    flag: 'M589 162h38l-10 11 10 11h-38z',
    stops: [
      [116, 744],
      [260, 570],
      [372, 506],
      [440, 400],
      [500, 270],
    ],
    radius: 7,
    here: 6,
  },
} satisfies Record<string, Road>;

/** The road of the product over the ground of `MapArt` of the same kind. */
export function MapPath({ kind }: { kind: keyof typeof roads }) {
  const { viewBox, width, walked, ahead, dash, pole, flag, stops, radius, here }: Road = roads[kind];
  const last = stops.at(-1)!;
  return (
    <svg className={styles.path} viewBox={viewBox} preserveAspectRatio="xMaxYMid slice">
      <g fill="none" stroke="var(--c-on-deep)" strokeWidth={width} strokeLinecap="round">
        <path d={walked} />
        <path d={ahead} strokeDasharray={dash} />
        <path d={pole} />
      </g>
      <g fill="var(--c-on-deep)">
        {stops.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={x === last[0] ? here * 2 + 1 : radius} />
        ))}
      </g>
      <circle cx={last[0]} cy={last[1]} r={here} fill="#0F6A50" />
      <path d={flag} fill="var(--c-flag)" />
    </svg>
  );
}
