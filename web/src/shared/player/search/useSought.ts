import { useEffect, useState } from 'react';
import { soughtProblem } from '#contract/rules/courseSearch.ts';

const TYPING_MS = 250;

/** What was typed last for each course, so that another tab of the panel and back loses nothing. Only in the browser. */
const typedFor = new Map<string, string>();

/**
 * What is typed, and what of it is looked for: a moment after the last key, never in the middle of a syllable that an
 * input method still puts together. `problem` says why nothing can be looked for.
 */
export function useSought(courseId: string) {
  const [typed, setTyped] = useState(() => typedFor.get(courseId) ?? '');
  const [sought, setSought] = useState(() => wordsOf(typed));
  const [isComposing, setComposing] = useState(false);
  useEffect(() => {
    typedFor.set(courseId, typed);
    if (isComposing) return undefined;
    const timer = setTimeout(() => setSought(wordsOf(typed)), typed === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [courseId, typed, isComposing]);
  return {
    typed,
    sought,
    problem: isComposing ? '' : soughtProblem(typed),
    write: setTyped,
    compose: setComposing,
    now: () => setSought(wordsOf(typed)),
  };
}

const wordsOf = (typed: string): string => (soughtProblem(typed) === '' ? typed.trim() : '');
