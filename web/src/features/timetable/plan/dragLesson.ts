import { dragCard, dropCard } from '../../../kit/drag/dragCard.ts';

const LESSON = 'lesson';

/** Makes a block that can be lifted. Returns what undoes it. */
export const dragLesson = (element: HTMLElement, id: string): (() => void) => dragCard(element, LESSON, id);

/** Makes a place where a lesson can be let go. Returns what undoes it. */
export const dropLesson = (element: HTMLElement, onDrop: (id: string) => void): (() => void) =>
  dropCard(element, LESSON, onDrop);
