interface Failure {
  readonly code: number;
  readonly msg: string;
}

/** Who may take a step: anybody who reaches the row, its owner, or anybody but its owner. */
type By = { readonly by: 'anyone' } | { readonly by: 'owner' | 'another'; readonly notBy: Failure };

/** One step from some states to another. */
export type Transition<S> = By & {
  readonly from: readonly S[];
  readonly to: S;
  /** What is heard when the row is in none of those states, or no longer. */
  readonly notFrom: Failure;
};

/** The states of something with their names, and every step there is between them. */
export interface Machine<S extends number, Step extends string> {
  readonly states: Readonly<Record<S, string>>;
  readonly transitions: Readonly<Record<Step, Transition<S>>>;
}

/** Declares a machine; a step between states that there are not does not type check. */
export const machine = <const States extends Readonly<Record<number, string>>, Step extends string>(
  states: States,
  transitions: Readonly<Record<Step, Transition<keyof States & number>>>,
): Machine<keyof States & number, Step> => ({ states, transitions });

/** From where a step is taken: the condition of an update of many rows at once. */
export const fromOf = <S extends number, Step extends string>({ transitions }: Machine<S, Step>, step: Step): S[] => [
  ...transitions[step].from,
];

export interface Standing {
  state: number;
  isOwn: boolean;
}

/** Whether a step may be taken: the state it leads to, or why not. Who may never take it hears that first. */
export function decide<S extends number, Step extends string>(
  { transitions }: Machine<S, Step>,
  step: Step,
  { state, isOwn }: Standing,
): { to: S } | { failure: Failure } {
  const transition = transitions[step];
  if (transition.by !== 'anyone' && isOwn !== (transition.by === 'owner')) return { failure: transition.notBy };
  const from: readonly number[] = transition.from;
  return from.includes(state) ? { to: transition.to } : { failure: transition.notFrom };
}
