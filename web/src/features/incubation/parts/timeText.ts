/** 2026-11-25 14:00–16:00, and both days where it goes over midnight. */
export const spanText = (beginsAt: string, endsAt: string): string =>
  beginsAt.slice(0, 10) === endsAt.slice(0, 10)
    ? `${beginsAt.slice(0, 16)}–${endsAt.slice(11, 16)}`
    : `${beginsAt.slice(0, 16)} 到 ${endsAt.slice(0, 16)}`;
