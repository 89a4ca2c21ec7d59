import { CREAM } from './tones.ts';
import type { Tone } from './tones.ts';

export function Pulse({ tint, base, dark }: Tone) {
  return (
    <>
      <circle cx="160" cy="90" r="64" fill={tint} />
      <path
        d="M146 46h28a5 5 0 0 1 5 5v20h20a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5h-20v20a5 5 0 0 1-5 5h-28a5 5 0 0 1-5-5v-20h-20a5 5 0 0 1-5-5V76a5 5 0 0 1 5-5h20V51a5 5 0 0 1 5-5z"
        fill={base}
      />
      <path
        d="M18 96h92l12-24 20 52 22-72 18 60 12-16h84"
        fill="none"
        stroke={dark}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M18 96h92l12-24 20 52 22-72 18 60 12-16h84"
        fill="none"
        stroke={CREAM}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="284" cy="96" r="9" fill={CREAM} stroke={dark} strokeWidth="4" />
    </>
  );
}

export function Shapes({ tint, base, dark }: Tone) {
  return (
    <>
      <circle cx="112" cy="90" r="58" fill={base} />
      <path d="M150 32h116v116H150z" fill={dark} />
      <path d="M150 148L208 32L266 148z" fill={tint} />
      <path d="M150 46.5A58 58 0 0 1 150 133.5z" fill={CREAM} />
      <circle cx="266" cy="32" r="13" fill={base} />
    </>
  );
}

export function Film({ tint, base }: Tone) {
  const holes = Array.from({ length: 12 }, (_, index) => `M${12 + index * 27} 26h14M${12 + index * 27} 154h14`).join(
    '',
  );
  return (
    <>
      <path d="M0 14h320v152H0z" fill={base} />
      <path d={holes} stroke={CREAM} strokeWidth="9" />
      <path d="M-14 42h84v96h-84zM250 42h84v96h-84z" fill={tint} />
      <rect x="80" y="42" width="160" height="96" fill={CREAM} />
      <path d="M80 138l44-52 34 34 28-22 54 40z" fill={tint} />
      <circle cx="204" cy="66" r="10" fill={tint} />
      <circle cx="160" cy="90" r="27" fill={base} />
      <path d="M152 77l22 13-22 13z" fill={CREAM} stroke={CREAM} strokeWidth="3" strokeLinejoin="round" />
    </>
  );
}

export function Bubbles({ tint, base, dark }: Tone) {
  return (
    <>
      <path
        d="M52 40h132a14 14 0 0 1 14 14v46a14 14 0 0 1-14 14h-84l-30 24v-24H52a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14z"
        fill={base}
      />
      <path
        d="M176 76h92a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14h-14v20l-26-20h-52a14 14 0 0 1-14-14V90a14 14 0 0 1 14-14z"
        fill={dark}
      />
      <g strokeWidth="7" strokeLinecap="round">
        <path d="M65.5 65.5h81" stroke={CREAM} />
        <path d="M65.5 83.5h53M191.5 101.5h61" stroke={tint} />
        <path d="M191.5 118.5h37" stroke={base} />
      </g>
    </>
  );
}

export function Book({ tint, base }: Tone) {
  return (
    <>
      <circle cx="160" cy="66" r="34" fill={base} />
      <g stroke={base} strokeWidth="4" strokeLinecap="round">
        <path d="M160 10v12M104 66H92M228 66h-12M120 26l8 8M200 26l-8 8" />
      </g>
      <path d="M160 78C132 58 92 54 52 64v82c40-10 80-6 108 14z" fill={CREAM} />
      <path d="M160 78c28-20 68-24 108-14v82c-40-10-80-6-108 14z" fill={tint} />
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M72 84c24-4 48-1 70 9M72 104c24-4 48-1 70 9M72 124c18-3 34-2 50 3" stroke={tint} />
        <path d="M248 84c-24-4-48-1-70 9M248 104c-24-4-48-1-70 9M248 124c-18-3-34-2-50 3" stroke={base} />
      </g>
      <path d="M214 60v44l10-9 10 9V59z" fill={base} />
    </>
  );
}

export function Columns({ tint, base, dark }: Tone) {
  return (
    <>
      <circle cx="236" cy="58" r="34" fill={tint} />
      <path d="M160 24L268 72H52z" fill={dark} />
      <circle cx="160" cy="54" r="9" fill={CREAM} />
      <path d="M62 76h196v10H62z" fill={base} />
      <path d="M78 90h22v50H78zM126 90h22v50h-22zM172 90h22v50h-22zM220 90h22v50h-22z" fill={base} />
      <path d="M85 90h5v50h-5zM133 90h5v50h-5zM179 90h5v50h-5zM227 90h5v50h-5z" fill={tint} />
      <path d="M60 140h200v10H60z" fill={dark} />
      <path d="M42 150h236v12H42z" fill={base} />
      <path d="M0 162h320v18H0z" fill={tint} />
    </>
  );
}
