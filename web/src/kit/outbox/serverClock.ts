/** An answer of the server: its `date` header, and when it was asked and heard by a clock that nobody sets. */
interface Heard {
  date: string | null;
  askedAt: number;
  heardAt: number;
}

const RESOLUTION_MS = 1000;

/**
 * The time of the server, whatever the computer's clock says. Every answer narrows it down: the server wrote its date,
 * in whole seconds, between the question and the answer.
 */
export function createServerClock(ticks: () => number, otherwise: () => number) {
  let [earliest, latest] = [-Infinity, Infinity];
  return {
    hear({ date, askedAt, heardAt }: Heard): void {
      const said = Date.parse(date ?? '');
      if (Number.isNaN(said)) return;
      const [from, to] = [said - heardAt, said + RESOLUTION_MS - askedAt];
      // A server whose clock was set, or another server: what was known before does not hold any more.
      const agrees = from < latest && to > earliest;
      earliest = agrees ? Math.max(earliest, from) : from;
      latest = agrees ? Math.min(latest, to) : to;
    },
    /** In milliseconds as `Date.now()`; the computer's own time until the server was heard. */
    now: (): number => (earliest === -Infinity ? otherwise() : ticks() + (earliest + latest) / 2),
  };
}

/** The clock of this page; `call` lets it hear every answer. */
export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
);
