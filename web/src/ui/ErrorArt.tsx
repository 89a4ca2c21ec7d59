import { ContourArt } from './ContourArt.tsx';

/** `lost` (404): the path leaves the map. `broken` (500): the path is broken by a cross. Pass it to `Empty` as `art`. */
export function ErrorArt({ kind }: { kind: 'lost' | 'broken' }) {
  return <ContourArt>{kind === 'lost' ? <LostPath /> : <BrokenPath />}</ContourArt>;
}

function LostPath() {
  return (
    <>
      <path
        d="M30 168C90 160 120 130 160 110S230 60 292 14"
        fill="none"
        stroke="var(--c-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="var(--c-accent)">
        <circle cx="30" cy="168" r="6" />
        <circle cx="160" cy="110" r="6" />
        <path d="M-9 8L0 -16L9 8L0 3z" transform="translate(252 44) rotate(52)" />
      </g>
    </>
  );
}

function BrokenPath() {
  return (
    <>
      <g fill="none" stroke="var(--c-accent)" strokeWidth="3" strokeLinecap="round">
        <path d="M30 168C80 164 104 128 128 122M176 100C206 90 220 60 262 48" />
        <path d="M144 104l16 16M160 104l-16 16" stroke="var(--c-danger)" />
        <circle cx="262" cy="48" r="6" fill="var(--c-page)" />
      </g>
      <circle cx="30" cy="168" r="6" fill="var(--c-accent)" />
    </>
  );
}
