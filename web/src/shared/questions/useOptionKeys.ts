import { useEffect, useEffectEvent } from 'react';
import type { Answer, Asked } from '#contract/rules/questions.ts';
import { choicesOf, isChoice, pressed } from './choicesOf.ts';
import type { GivenAnswer } from './shownQuestion.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** The answer after a digit was pressed, or undefined where the key says nothing here. */
export function answerByKey(asked: Asked, answer: GivenAnswer, key: Pressed): Answer | null | undefined {
  if (key.altKey || key.ctrlKey || key.metaKey || key.shiftKey || key.repeat) return undefined;
  if (!/^[1-9]$/.test(key.key) || !isChoice(asked)) return undefined;
  const choice = choicesOf(asked)[Number(key.key) - 1];
  return choice && pressed(asked, answer, choice.id);
}

const TYPING =
  // a player has keys of its own
  'audio, textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"], [type="button"])';

/** Somebody writes, or something lies over the page. */
export const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/**
 * Digits choose an option of the current question. Nothing while `onAnswer` is absent, for a material, or where
 * somebody writes.
 */
export function useOptionKeys(
  asked: Asked | undefined,
  answer: GivenAnswer,
  onAnswer: ((answer: Answer | null) => void) | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asked || !onAnswer || event.defaultPrevented || isTaken(event.target)) return;
    const next = answerByKey(asked, answer, event);
    if (next === undefined) return;
    event.preventDefault();
    onAnswer(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
