import { complain } from './complain.ts';

const MOST_TOLD = 20;
let caught = 0;

/** An error that leaves a callback of the native library ends the process: here it is told, and the callback is over. */
export function guarded<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  return (...args) => {
    try {
      callback(...args);
    } catch (error) {
      if ((caught += 1) <= MOST_TOLD) complain('callback failed', error);
    }
  };
}

/** Does what may fail because the other side is just closing; says whether it was done. */
export function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
